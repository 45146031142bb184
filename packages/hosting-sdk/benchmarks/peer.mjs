// The platform's own client for JavaScript: node peer.mjs URL, with @vercel/sdk installed beside it.
const began = process.cpuUsage();
const started = performance.now();
const { Vercel } = await import(process.env.PEER_MODULE ?? "@vercel/sdk");
const spent = process.cpuUsage(began);
const result = {
  cpu: (spent.user + spent.system) / 1e6,
  seconds: (performance.now() - started) / 1e3,
  rss: process.memoryUsage().rss / 1048576,
};
const client = new Vercel({ bearerToken: "token", serverURL: process.argv[2] });
const call = () => client.accessGroups.readAccessGroup({ idOrName: "ag_1", teamId: "team_1" });
const cpu = async (work, count) => {
  const before = process.cpuUsage();
  await work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6 / count;
};
const first = performance.now();
await call();
result.first = (performance.now() - first) / 1e3;
for (let n = 0; n < 500; n++) await call();
result.sequential = await cpu(async () => { for (let n = 0; n < 1500; n++) await call(); }, 1500);
const worker = async () => { for (let n = 0; n < 60; n++) await call(); };
result.concurrent = await cpu(() => Promise.all(Array.from({ length: 50 }, worker)), 3000);
console.log(JSON.stringify(result));
