// For tests: in-memory indexes that the local copy and the vocabulary read from, following graph-node's rules.
import { expect } from 'vitest'
import {
  ItemSearchRefusedError,
  ItemSearchUnreachableError,
  type Sources,
} from '../../src/itemSearch/sources.ts'
import type { Address } from '../../src/domain/address.ts'
import { COLLECTION, ETH, NOW, tokenId } from './itemSearchRows.ts'
import { answer, passes } from './indexRules.ts'

export const SITE = { graphqlUrl: 'http://site.test/graphql', nodeUrls: ['http://site.test/rpc'] }

/** An index at a block, which records the names of the queries that it receives. */
abstract class MemoryIndex<Variables> {
  deployment = 'QmOne'
  head = 10
  down = false
  requested: string[] = []

  protected abstract reply(name: string, variables: Variables): Promise<object> | object
  protected abstract hashBlock(number: number): string

  readonly sources: Sources = {
    index: async (document, variables) => {
      if (this.down) throw new ItemSearchUnreachableError('down')
      const [operation] = document.definitions
      const name = (operation as { name?: { value: string } }).name?.value ?? ''
      this.requested.push(name)
      return (await this.reply(name, variables as never)) as never
    },
    blockHashes: async (numbers) => {
      if (this.down) throw new ItemSearchUnreachableError('down')
      return numbers.map((number) => (number > this.head ? null : this.hashBlock(number)))
    },
  }
}

interface Version {
  /** First block at which the row has these values. */
  readonly from: number
  readonly row: Record<string, unknown> & { readonly id: string }
  /** The document that arrived, which changes what the row shows, but isn't a change of the row. */
  readonly document?: string
}

interface ItemSearchVariables {
  readonly where?: { account?: string; and?: { account?: string }[] }
  readonly first: number
  readonly block?: { readonly number?: number; readonly hash?: string } | null
  readonly tokens?: {
    _change_block?: { number_gte: number }
    and?: { _change_block?: { number_gte: number }; id_gt?: string }[]
  }
}

/** Versions of one collection's rows by block, on a branch that can be replaced. */
export class ItemSearchIndex extends MemoryIndex<ItemSearchVariables> {
  genesis = '0x00'
  branch = 'a'
  /** The first block of the branch. */
  forkedAt = 0
  versions: Version[] = []
  /** Awaited before a page of rows is returned, by the number of pages requested so far. */
  held: (page: number) => Promise<void> | undefined = () => undefined
  /** Called after each page of changes. */
  onChangesRead: () => void = () => undefined
  #next = 0

  /** @param count items to start with */
  constructor(count = 0) {
    super()
    for (let number = 1; number <= count; number++) this.mint(number)
  }

  protected hashBlock(number: number): string {
    return number === 0 ? this.genesis : `${number >= this.forkedAt ? this.branch : 'a'}${number}`
  }

  mint(number: number, fields: Record<string, unknown> = {}): void {
    const row = {
      id: tokenId(BigInt(number)),
      collection: COLLECTION,
      supply: '1',
      metadata: {
        id: '0x',
        name: `Work ${number}`,
        image: null,
        traits: number % 2 ? ['A=odd'] : ['A=even'],
      },
      bestAsk: null,
      bestAskPrice: null,
      bestAskEndPrice: null,
      bestAskStartsAtSeconds: null,
      bestAskCurrency: null,
      bestAskEndsAtSeconds: null,
      listedAtSeconds: null,
      liveBundleCount: 0,
      lastSalePrice: null,
      lastSaleCurrency: null,
      lastSaleAtSeconds: null,
      ...fields,
    }
    this.versions.push({ from: this.head, row })
  }

  list(number: number, price: bigint): void {
    this.mint(number, {
      bestAsk: { id: `0x${(this.#next++).toString(16).padStart(64, '0')}` },
      bestAskPrice: `${price}`,
      bestAskCurrency: ETH,
      bestAskEndsAtSeconds: `${NOW + 900}`,
      listedAtSeconds: `${NOW}`,
    })
  }

  /** The document that these items share arrives. */
  name(numbers: readonly number[], name: string): void {
    const metadata = { id: `0x${this.head}`, name, image: null, traits: [] }
    const ids = new Set(numbers.map((number) => tokenId(BigInt(number))))
    for (const { row } of this.#at(this.head)) {
      if (!ids.has(row.id)) continue
      this.versions.push({ from: this.head, row: { ...row, metadata }, document: metadata.id })
    }
  }

  /** Replaces the branch from this block on, including everything written there. */
  reorganize(from: number): void {
    this.versions = this.versions.filter((version) => version.from < from)
    this.branch = `${this.branch}'`
    this.forkedAt = from
  }

  #at(block: number): Version[] {
    const latest = new Map<string, Version>()
    for (const version of this.versions) if (version.from <= block) latest.set(version.row.id, version)
    return [...latest.values()]
  }

  #numberOf({ number, hash }: NonNullable<ItemSearchVariables['block']>): number {
    const blocks = Array.from({ length: this.head + 1 }, (_, block) => block)
    const found = number ?? blocks.find((block) => this.hashBlock(block) === hash)
    if (found === undefined) throw new ItemSearchRefusedError('no block with that hash found')
    return found
  }

  protected async reply(name: string, { where, first, block, tokens }: ItemSearchVariables): Promise<object> {
    const { deployment } = this
    const head = block ? this.#numberOf(block) : this.head
    const newest = { number: head, hash: this.hashBlock(head), parentHash: this.hashBlock(head - 1) }
    const _meta = { deployment, block: newest }
    if (name === 'ItemSearchRows_head') return { _meta }
    if (name === 'ItemSearchRows_holdings') {
      const { account } = where?.and?.[0] ?? where ?? {}
      const balances = this.#at(head).flatMap(({ row }) =>
        row['owner'] === account ? [{ id: `${row.id}${String(account).slice(2)}` }] : [],
      )
      return { balances }
    }
    if (name === 'ItemSearchRows_changes') {
      const filter = tokens?._change_block ?? tokens?.and?.[0]?._change_block
      const beyond = tokens?.and?.find(({ id_gt }) => id_gt !== undefined)?.id_gt ?? ''
      const byId = (rows: Version['row'][]) =>
        rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, first)
      const written = this.#at(head).filter(({ from }) => from >= (filter?.number_gte ?? 0))
      const changed = written.filter(({ row, document }) => document === undefined && row.id > beyond)
      const documents = new Set(written.flatMap(({ document }) => document ?? []))
      this.onChangesRead()
      return {
        _meta,
        tokens: byId(changed.map(({ row }) => row)),
        metadata_collection: [...documents].map((id) => ({
          id,
          tokens: byId(written.filter(({ document }) => document === id).map(({ row }) => row)),
        })),
      }
    }
    await this.held(this.requested.filter((operation) => operation === 'ItemSearchRows').length)
    const rows = this.#at(head).map(({ row }) => row)
    return { tokens: answer(rows, { where: where ?? {}, orderBy: 'id', orderDirection: 'asc', first }) }
  }
}

interface VocabularyRow extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly collection: string
  readonly supply: string
  readonly metadata: { readonly id: string; readonly name: string; readonly traits: readonly string[] }
}

interface VocabularyVariables {
  readonly where?: object
  readonly first: number
  readonly documents?: { _change_block: { number_gte: number }; id_gt?: string }
}

export const [LARGE, SMALL] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [Address, Address]

/** Two collections whose names and traits the test sets. */
export class VocabularyIndex extends MemoryIndex<VocabularyVariables> {
  readonly rows = new Map<string, VocabularyRow>()
  /** Metadata written at a block. */
  written: { readonly block: number; readonly row: VocabularyRow }[] = []
  /** Called before each reply. */
  onRequest: (name: string) => void = () => undefined

  protected hashBlock(): string {
    return '0x00'
  }

  mint(collection: Address, number: number, name: string, traits: readonly string[] = []): VocabularyRow {
    const id = `${collection}${number.toString(16).padStart(64, '0')}`
    const row = { id, collection, supply: '1', metadata: { id: `doc ${id}`, name, traits } }
    this.rows.set(id, row)
    return row
  }

  /** Mints an item in a separate block. */
  write(...item: Parameters<VocabularyIndex['mint']>): void {
    this.head += 1
    this.written.push({ block: this.head, row: this.mint(...item) })
  }

  count(name: string): number {
    return this.requested.filter((requested) => requested === name).length
  }

  protected reply(name: string, { where, first, documents }: VocabularyVariables): object {
    this.onRequest(name)
    const _meta = { deployment: this.deployment, block: { number: this.head, hash: `0x${this.head}` } }
    const listItems = (collection: string) =>
      [...this.rows.values()].filter((row) => row.collection === collection)
    switch (name) {
      case 'ItemSearchRows_head':
        return { _meta }
      case 'Vocabulary':
        return {
          collections: [LARGE, SMALL]
            .map((id) => ({
              id,
              name: id === LARGE ? 'Lattice' : 'Cabinet',
              symbol: null,
              tokenCount: listItems(id).length,
            }))
            .filter((row) => passes(row, where ?? {})),
        }
      case 'Vocabulary_sample':
        return {
          collections: [LARGE, SMALL]
            .map((id) => ({ id, tokenCount: listItems(id).length, tokens: listItems(id).slice(0, 2) }))
            .filter((row) => passes(row, where ?? {})),
        }
      case 'Vocabulary_page': {
        const rows = [...this.rows.values()]
        return { tokens: answer(rows, { where: where ?? {}, orderBy: 'id', orderDirection: 'asc', first }) }
      }
      case 'Vocabulary_changes':
        return {
          _meta,
          metadata_collection: this.written
            .filter(({ block }) => block >= (documents?._change_block.number_gte ?? 0))
            .map(({ row }) => ({ ...row.metadata, tokens: [{ id: row.id }] }))
            .filter(({ id }) => id > (documents?.id_gt ?? ''))
            .toSorted((one, other) => (one.id < other.id ? -1 : 1))
            .slice(0, first),
        }
      default:
        return expect.fail(name)
    }
  }
}
