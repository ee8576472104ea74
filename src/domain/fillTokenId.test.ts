// Tests addresses that hold the token id's place.
import { expect, test } from 'vitest'
import { fillTokenId } from './fillTokenId.ts'

const COLLECTION = `0x${'c'.repeat(40)}`
const hex = (digits: string) => digits.padStart(64, '0')

test.each([
  // ERC-1155, "Metadata": its own example of a URI and a token id.
  ['https://token-cdn-domain/{id}.json', '314592', `https://token-cdn-domain/${hex('4cce0')}.json`],
  // OpenSea's shared storefront, uri().
  [
    'https://api.opensea.io/api/v1/metadata/0x495f/0x{id}',
    '1',
    `https://api.opensea.io/api/v1/metadata/0x495f/0x${hex('1')}`,
  ],
  // A digest as the token id, in a CID of base16.
  ['ipfs://f01551220{id}', `${2n ** 256n - 1n}`, `ipfs://f01551220${'f'.repeat(64)}`],
  // Addresses that were encoded as a whole, as encodeURI() does.
  ['https://a.example/%7Bid%7D/{id}.png', '10', `https://a.example/${hex('a')}/${hex('a')}.png`],
  ['ipfs://x/{ID}.png', '10', 'ipfs://x/{ID}.png'],
  ['ipfs://x/1.png', '10', 'ipfs://x/1.png'],
  // What is content itself may have braces of its own, such as a script's.
  ['data:text/html,<script>({id})', '10', 'data:text/html,<script>({id})'],
  [' <svg><style>{id}</style></svg>', '10', ' <svg><style>{id}</style></svg>'],
])('%s of token %s', (uri, id, filled) => {
  expect(fillTokenId(uri, id)).toBe(filled)
  expect(fillTokenId(uri, `${COLLECTION}${hex(BigInt(id).toString(16))}`)).toBe(filled)
})

test('nothing stays nothing', () => {
  expect(fillTokenId(null, '1')).toBeNull()
  expect(fillTokenId(undefined, '1')).toBeNull()
})
