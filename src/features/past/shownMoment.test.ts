// Between the indexer's newest block and the chain's: blocks that aren't indexed yet are refused with a reason.
import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import type { SendBatch } from '../../domain/rpc.ts'
import { NoSuchBlockError } from './blocks.ts'
import { findShownMoment, NotIndexedYetError } from './shownMoment.ts'

const START = 1_790_000_000
const BLOCK_SECONDS = 10
const HEAD = 100

/** A chain of blocks at one pace, ten seconds apart. */
const send: SendBatch = async (requests) =>
  requests.map(({ params: [block] }) => {
    const number = block === 'latest' ? HEAD : Number(block)
    const hex = (value: number) => `0x${value.toString(16)}`
    const header = { number: hex(number), timestamp: hex(START + number * BLOCK_SECONDS) }
    return { ok: true, result: number > HEAD ? null : header }
  })

/** An indexer that has reached a block, or that doesn't answer. */
function indexAt(number: number | undefined): ApolloClient {
  const query = async () => {
    if (number === undefined) throw new TypeError('fetch failed')
    const block = { number, hash: null, parentHash: null, timestamp: START + number * BLOCK_SECONDS }
    return { data: { _meta: { hasIndexingErrors: false, block } } }
  }
  return { query } as unknown as ApolloClient
}

test.each([{ block: 98 }, { seconds: START + 98 * BLOCK_SECONDS + 3 }])(
  '%j is refused while the indexer has not reached it, with the block that it has reached',
  async (chosen) => {
    const found = findShownMoment({ send, client: indexAt(97) }, chosen)
    await expect(found).rejects.toThrow(NotIndexedYetError)
    await expect(found).rejects.toThrow(/has block 98, but the indexer has only reached block 97 of .+2026/)
  },
)

test('the newest block that the indexer has is shown', async () => {
  const moment = { number: 97, timestampSeconds: START + 97 * BLOCK_SECONDS }
  expect(await findShownMoment({ send, client: indexAt(97) }, { block: 97 })).toEqual(moment)
  expect(await findShownMoment({ send, client: indexAt(97) }, { seconds: moment.timestampSeconds })).toEqual(
    moment,
  )
})

test('a block that the chain does not have is not blamed on the indexer', async () => {
  await expect(findShownMoment({ send, client: indexAt(97) }, { block: 101 })).rejects.toThrow(
    NoSuchBlockError,
  )
})

test('an indexer that does not say how far it is refuses nothing', async () => {
  expect(await findShownMoment({ send, client: indexAt(undefined) }, { block: 100 })).toMatchObject({
    number: 100,
  })
})
