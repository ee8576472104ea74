// Draws the files that the items' metadata point to, from the contract itself, and saves them under their CIDs.
import { Interface, toQuantity } from 'ethers'
import { ContentShelf } from '../seed/content.ts'
import { callBatch } from '../seed/send.ts'
import { COLLECTION } from './calls.ts'

const contract = new Interface([
  'function PICTURES() view returns (uint256)',
  'function picture(uint256 number) view returns (string)',
])
const AT_ONCE = 256

/** Reads all pictures from the contract and writes them. Returns how many there are. */
export async function writePictures(rpcUrl: string, contentDirectory: string): Promise<number> {
  const [count] = await callContract(rpcUrl, [contract.encodeFunctionData('PICTURES')])
  const pictures = Number(contract.decodeFunctionResult('PICTURES', count ?? '0x')[0])
  const shelf = new ContentShelf()
  for (let first = 0; first < pictures; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pictures - first) }, (_, i) => first + i)
    const results = await callContract(
      rpcUrl,
      numbers.map((number) => contract.encodeFunctionData('picture', [number])),
    )
    for (const result of results) shelf.add(contract.decodeFunctionResult('picture', result)[0] as string)
  }
  shelf.writeTo(contentDirectory)
  return shelf.size
}

async function callContract(rpcUrl: string, calls: readonly string[]): Promise<readonly string[]> {
  const params = (data: string) => [{ to: COLLECTION, data, gas: toQuantity(10_000_000) }, 'latest']
  return (await callBatch(
    rpcUrl,
    calls.map((data) => ({ method: 'eth_call', params: params(data) })),
  )) as string[]
}
