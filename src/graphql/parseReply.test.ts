import { expect, it } from 'vitest'
import { MAX_DATA_URI_CHARACTERS } from '../domain/media.ts'
import { parseReply } from './parseReply.ts'

const LONG = 'x'.repeat(10_000_000)

it('cuts names, texts and media of a lying index, anywhere in a reply', () => {
  const reply = {
    data: { tokens: [{ metadata: { name: LONG, description: LONG, image: LONG, traits: [LONG] } }] },
  }
  const { data } = parseReply(
    JSON.stringify({ data: { ...reply.data, collection: { name: null } } }),
  ) as typeof reply
  const metadata = data.tokens[0]?.metadata
  expect(metadata?.name).toHaveLength(256)
  expect(metadata?.description).toHaveLength(20_000)
  expect(metadata?.traits[0]).toHaveLength(20_000)
  expect(metadata?.image).toHaveLength(MAX_DATA_URI_CHARACTERS + 1)
})

it('leaves honest texts as they are', () => {
  const honest = {
    data: {
      tokens: Array.from({ length: 900 }, (_, at) => ({ name: `Item ${at}`, image: 'd'.repeat(9_000) })),
    },
  }
  expect(parseReply(JSON.stringify(honest))).toEqual(honest)
})
