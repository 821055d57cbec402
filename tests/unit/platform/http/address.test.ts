import { resetEnvForTests } from "@/lib/platform/env";
import { callerAddress } from "@/lib/platform/http/address";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/http/socket-address";

function addressOf(hops: string, forwarded: string | null, socket: string | null = "192.0.2.1") {
  process.env.TRUST_PROXY = hops;
  resetEnvForTests();
  const headers = new Headers();
  if (forwarded !== null) headers.set("x-forwarded-for", forwarded);
  if (socket !== null) headers.set(SOCKET_ADDRESS_HEADER, socket);
  return callerAddress(new Request("http://localhost/", { headers }));
}

afterAll(() => {
  delete process.env.TRUST_PROXY;
  resetEnvForTests();
});

test.each<[string, string, string | null, string]>([
  ["without a proxy, the socket", "0", null, "192.0.2.1"],
  ["without a proxy, the socket, whatever a client claims", "0", "203.0.113.9", "192.0.2.1"],
  ["behind one proxy, what that one wrote", "1", "203.0.113.9", "203.0.113.9"],
  ["behind one proxy, not what the client wrote before it", "1", "10.0.0.1, 203.0.113.9", "203.0.113.9"],
  ["behind two proxies, what the first of them wrote", "2", "10.0.0.1, 203.0.113.9, 198.51.100.2", "203.0.113.9"],
  ["behind two proxies, nobody when only one wrote", "2", "203.0.113.9", "unknown"],
  ["behind a proxy that wrote nothing, nobody", "1", null, "unknown"],
  ["behind a proxy that wrote an empty name, nobody", "1", "203.0.113.9, ", "unknown"],
  ["an address of the sixth version as it stands", "1", "2001:db8::7", "2001:db8::7"],
])("%s", (_what, hops, forwarded, address) => {
  expect(addressOf(hops, forwarded)).toBe(address);
});

test("where no socket was noted, all callers are one", () => {
  expect(addressOf("0", "203.0.113.9", null)).toBe("direct");
});
