import { expect, test, vi } from 'vitest'
import { createItemDocuments, type ItemAddress } from './itemDocuments.ts'

const ID = `0x${'ab'.repeat(20)}-1`
const HOST = 'https://meta.test'

const crab = {
  name: 'Crab 1',
  description: null,
  image: null,
  animationUrl: null,
  externalUrl: null,
  decimals: null,
  traits: [],
  unreadTraits: [],
}

test('reads an item again after the index didn’t give its address', async () => {
  const fetchAddresses = vi
    .fn<(ids: readonly string[]) => Promise<readonly ItemAddress[]>>()
    .mockRejectedValueOnce(new Error('The index is down'))
    .mockResolvedValue([{ id: ID, uri: `${HOST}/1`, metadata: null }])
  const read = async () => ({ kind: 'document', document: crab }) as const
  const documents = createItemDocuments({ hosts: [HOST], fetchAddresses, read })

  /** Shows the item until its result is there, as a card does, and returns the result. */
  const show = async () => {
    const settled = new Promise<void>((resolve) => {
      leave = documents.subscribe(ID, resolve)
    })
    const release = documents.request(ID)
    await settled
    const result = documents.get(ID)
    release()
    leave()
    return result
  }
  let leave = () => {}

  expect(await show()).toEqual({ kind: 'failed', host: undefined })
  expect(await show()).toEqual({ kind: 'document', name: 'Crab 1', image: null })
})
