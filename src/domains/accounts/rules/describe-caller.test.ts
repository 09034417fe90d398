import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { attemptsFrom, maskNetwork } from './networks.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPhone',
  ],
  ['curl/8.14.1', ''],
  ['', ''],
])('%s is shown as "%s"', (userAgent, shown) => {
  expect(deviceName(userAgent)).toBe(shown)
})

test.each([
  ['203.0.113.77', '203.0.113.x', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.x', '203.0.113.77'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48', '2001:db8:7:1'],
  ['2001:0DB8:0007::1', '2001:db8:7::/48', '2001:db8:7:0'],
  ['::1', '0:0:0::/48', '0:0:0:0'],
  ['', '', ''],
  ['unknown', '', 'unknown'],
  ['1:2:3', '', '1:2:3'],
])('of %s only %s is kept, and attempts are counted for %s', (address, masked, counted) => {
  expect(maskNetwork(address)).toBe(masked)
  expect(attemptsFrom(address)).toBe(counted)
})
