import { expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

// No connection is made: the address is refused before, however it is written.
test.each([
  ...[
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://017700000001/a.png',
    'http://127.1/',
  ],
  ...['http://localhost/a.png', 'http://0.0.0.0/', 'http://10.1.2.3/', 'http://169.254.169.254/latest'],
  ...[
    'http://172.31.255.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://192.88.99.1/',
    'http://255.255.255.255/',
  ],
  ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[::127.0.0.1]/', 'http://[fd00::1]/'],
  ...[
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::1]/',
    'http://[2002:7f00:1::]/',
  ],
])('E07 %s leads to no network of ours', async (address) => {
  await expect(fetchPicture(address, { privatePictures: false })).rejects.toMatchObject({
    code: 'picture_address_refused',
  })
})

test.each([
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'http://user:secret@example.com/a.png',
  'data:image/png;base64,AA',
])('E07 %s is no address of a picture', async (address) => {
  await expect(fetchPicture(address, { privatePictures: false })).rejects.toMatchObject({
    code: 'picture_address_invalid',
  })
})
