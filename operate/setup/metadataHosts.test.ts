// Which web servers setup offers to read metadata from, with a contract that names some.
import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { findMetadataHosts } from './metadataHosts.ts'

const contract = new Interface(['function tokenURI(uint256) view returns (string)'])
const collection = {
  address: `0x${'ab'.repeat(20)}`,
  name: undefined,
  standard: 'ERC721',
  startBlock: 5,
} as const

/** Returns the hosts of a contract whose items have this metadata address. */
function findHosts(uri: string): Promise<readonly string[]> {
  const result = contract.encodeFunctionResult('tokenURI', [uri])
  return findMetadataHosts(
    {
      chainId: 1,
      head: 9,
      send: (requests) =>
        Promise.resolve(
          requests.map(({ method }) => ({ ok: true, result: method === 'eth_getLogs' ? [] : result })),
        ),
    },
    [collection],
  )
}

test('offers the host of the items’ metadata', async () => {
  expect(await findHosts('https://meta.example:8443/1')).toEqual(['https://meta.example:8443'])
  expect(await findHosts('https://8.8.8.8/1')).toEqual(['https://8.8.8.8'])
  expect(await findHosts('https://[2606:4700::1111]/1')).toEqual(['https://[2606:4700::1111]'])
})

test.each([
  ...[
    'localhost',
    'a.localhost',
    'router',
    'printer.local',
    'vault.internal',
    '127.0.0.1:8545',
    '2130706433',
  ],
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
  ...['[::1]', '[::]', '[fd00::1]', '[fe80::1]', '[::ffff:192.168.1.1]'],
])('offers no host on a visitor’s own machine or network: %s', async (host) => {
  expect(await findHosts(`https://${host}/1`)).toEqual([])
})
