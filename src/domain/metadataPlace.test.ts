// Tests where metadata at an address is read.
import { expect, test } from 'vitest'
import { metadataPlace } from './metadataPlace.ts'

const HOSTS = ['https://meta.example', 'https://meta.example:8443']
const CID = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

test.each([
  [`ipfs://${CID}`, 'index'],
  [`ipfs://ipfs/${CID}/1.json`, 'index'],
  ['data:application/json,{}', 'index'],
  [`ar://${'aB3-_'.repeat(8)}abc/1.json`, 'index'],
  ['ar://too-short', 'unsupported'],
  ['ipfs://too-short', 'unsupported'],
  ['https://meta.example/1.json', 'host'],
  [' HTTPS://META.example/1.json ', 'host'],
  ['https://meta.example:8443/1', 'host'],
  ['https://meta.example:9000/1', 'unlisted-host'],
  ['https://meta.example.evil/1', 'unlisted-host'],
  ['https://evil/?https://meta.example', 'unlisted-host'],
  ['https://meta.example@evil/1', 'unsupported'],
  ['http://meta.example/1', 'unsupported'],
  ['javascript:alert(1)', 'unsupported'],
  ['ens://name.eth', 'unsupported'],
  ['https://', 'unsupported'],
  ['', 'unsupported'],
])('%s: %s', (uri, kind) => {
  expect(metadataPlace(uri, HOSTS).kind).toBe(kind)
})
