/* Faults in the file system: a library to be preloaded (LD_PRELOAD) by a process on Linux.

   Once armed, it counts the system calls on the files of a folder. The call with the given number
   meets a fault:
     'e'  this call alone fails with EIO
     'f'  the disk is full: this call and all later ones fail with ENOSPC if they write
     'r'  the files are removed just before this call
   The calls are open, pread, pwrite, write, ftruncate, fsync, fdatasync and unlink. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CREATE 0100 /* O_CREAT of Linux; <fcntl.h> would declare the functions below */
#define REAL(name) dlsym(RTLD_NEXT, name)

static char folder[4096];
static char kind;
static long countdown;
static int has_fired;

void arm(const char *where, char what, long number) {
    snprintf(folder, sizeof folder, "%s/", where);
    kind = what;
    countdown = number;
    has_fired = 0;
}

int fired(void) { return has_fired; }

static void remove_files(void) {
    char path[8192];
    struct dirent *entry;
    DIR *list = opendir(folder);
    while (list && (entry = readdir(list))) {
        snprintf(path, sizeof path, "%s%s", folder, entry->d_name);
        syscall(SYS_unlink, path);
    }
    if (list) closedir(list);
}

/* Return 0, or -1 if the call on this path fails; errno says why. */
static int meet(const char *path, int writes) {
    if (!folder[0] || strncmp(path, folder, strlen(folder))) return 0;
    if (--countdown > 0) return 0;
    if (countdown == 0 && kind != 'f') {
        has_fired = 1;
        if (kind == 'r') {
            remove_files();
            return 0;
        }
        errno = EIO;
        return -1;
    }
    if (kind == 'f' && writes) {
        has_fired = 1;
        errno = ENOSPC;
        return -1;
    }
    return 0;
}

static int meet_file(int file, int writes) {
    char link[64], path[4096];
    if (!folder[0]) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return meet(path, writes);
}

#define OPEN(name)                                                        \
    int name(const char *path, int flags, ...) {                         \
        va_list more;                                                     \
        va_start(more, flags);                                            \
        int mode = va_arg(more, int);                                     \
        va_end(more);                                                     \
        if (meet(path, flags & CREATE && access(path, F_OK))) return -1;  \
        return ((int (*)(const char *, int, ...))REAL(#name))(path, flags, mode); \
    }

#define ON_FILE(name, writes, result, parameters, ...)                    \
    result name parameters {                                              \
        if (meet_file(file, writes)) return -1;                           \
        return ((result(*) parameters)REAL(#name))(__VA_ARGS__);          \
    }

OPEN(open)
OPEN(open64)
ON_FILE(pread, 0, ssize_t, (int file, void *data, size_t size, off_t at), file, data, size, at)
ON_FILE(pread64, 0, ssize_t, (int file, void *data, size_t size, off64_t at), file, data, size, at)
ON_FILE(write, 1, ssize_t, (int file, const void *data, size_t size), file, data, size)
ON_FILE(pwrite, 1, ssize_t, (int file, const void *data, size_t size, off_t at), file, data, size, at)
ON_FILE(pwrite64, 1, ssize_t, (int file, const void *data, size_t size, off64_t at), file, data, size, at)
ON_FILE(ftruncate, 0, int, (int file, off_t size), file, size)
ON_FILE(ftruncate64, 0, int, (int file, off64_t size), file, size)
ON_FILE(fsync, 0, int, (int file), file)
ON_FILE(fdatasync, 0, int, (int file), file)

int unlink(const char *path) {
    if (meet(path, 0)) return -1;
    return ((int (*)(const char *))REAL("unlink"))(path);
}
