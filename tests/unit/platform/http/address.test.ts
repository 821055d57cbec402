import fc from "fast-check";
import { resetEnvForTests } from "@/lib/platform/env";
import {
  callerAddress,
  networkOf,
  SOCKET_ADDRESS_HEADER,
  siteOf,
  warnOfUntrustedProxy,
} from "@/lib/platform/http/address";

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
  ["of an address of the sixth version, its network", "1", "2001:db8::7", "2001:db8:0:0::/64"],
])("%s", (_what, hops, forwarded, address) => {
  expect(addressOf(hops, forwarded)).toBe(address);
});

test("where no socket was noted, all callers are one", () => {
  expect(addressOf("0", "203.0.113.9", null)).toBe("direct");
});

test.each([
  ["IPv4", "203.0.113.9", "203.0.113.9"],
  ["IPv4 with a port", "203.0.113.9:4711", "203.0.113.9"],
  ["IPv4 in the form of a socket for both", "::ffff:203.0.113.9", "203.0.113.9"],
  ["the same in capitals", "::FFFF:203.0.113.9", "203.0.113.9"],
  ["the same in groups", "0:0:0:0:0:ffff:cb00:7109", "203.0.113.9"],
  ["the same in brackets, with a port", "[::ffff:cb00:7109]:4711", "203.0.113.9"],
  ["IPv6 in full", "2001:0db8:0001:0002:0003:0004:0005:0006", "2001:db8:1:2::/64"],
  ["IPv6 in capitals", "2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["zeros left out at the end", "2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["zeros left out within the network", "2001:db8::2:3:4:5:6", "2001:db8:0:2::/64"],
  ["zeros left out at the start", "::2:3:4:5:6", "0:0:0:2::/64"],
  ["the address of the machine itself", "::1", "0:0:0:0::/64"],
  ["an end written as IPv4", "2001:db8:1:2::203.0.113.9", "2001:db8:1:2::/64"],
  ["a zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
  ["brackets", "[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
  ["brackets, a port and a zone", "[fe80::1%25eth0]:4711", "fe80:0:0:0::/64"],
])("%s", (_what, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  "unknown",
  "direct",
  "_hidden",
  "203.0.113",
  "203.0.113.999",
  "1::2::3",
  ":::",
  "[]",
  "[::1",
  "%eth0",
  "a.b:c",
])("%s is no address and stays as it stands", (address) => {
  expect(networkOf(address)).toBe(address);
});

test("whatever stands there, the first 64 bits decide, however they are written", () => {
  const group = fc.nat(0xffff);
  const four = fc.tuple(group, group, group, group);
  const long = (groups: number[]) => groups.map((each) => each.toString(16).padStart(4, "0").toUpperCase()).join(":");
  const short = (groups: number[]) => groups.map((each) => each.toString(16)).join(":");
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      fc.pre(network.some((each) => each !== 0));
      expect(networkOf(long([...network, ...one]))).toBe(networkOf(short([...network, ...other])));
      expect(networkOf(short([...network, ...one]))).toBe(networkOf(`${short(network)}::`));
    }),
  );
  fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => typeof networkOf(text) === "string"));
});

test.each([
  ["2001:db8:1:2::7", "2001:db8:1::/48"],
  ["2001:db8::7", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["203.0.113.9", null],
  ["unknown", null],
])("the site of %s is %s", (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

test("a proxy that nobody trusts is told of once, and one that is trusted never", () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const say = (hops: string, header: string | undefined) => {
    process.env.TRUST_PROXY = hops;
    resetEnvForTests();
    warnOfUntrustedProxy(header);
  };
  say("1", "203.0.113.9");
  say("0", undefined);
  expect(lines).toEqual([]);
  say("0", "203.0.113.9");
  say("0", "203.0.113.10");
  write.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("TRUST_PROXY");
  expect(lines[0]).not.toContain("203.0.113");
});
