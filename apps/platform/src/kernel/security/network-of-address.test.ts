import { describe, expect, test } from 'vitest';
import { roughNetwork, senderNetwork } from './network-of-address';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.27', '203.0.113.27', '203.0.113.0/24'],
    ['::ffff:203.0.113.27', '203.0.113.27', '203.0.113.0/24'],
    ['::ffff:cb00:711b', '203.0.113.27', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8::a:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['no address', 'no address', 'no address'],
  ])('of %s', (ip, sender, rough) => {
    expect(senderNetwork(ip)).toEqual(sender);
    expect(roughNetwork(ip)).toEqual(rough);
  });

  test('of IPv6 is one for all addresses that differ in their last 64 bits, however they are shortened', () => {
    const senders = ['2001:db8::1', '2001:db8::2:0:0:1', '2001:db8:0:0:ffff::', '2001:db8::'].map(senderNetwork);
    expect(new Set(senders).size).toBe(1);
  });
});
