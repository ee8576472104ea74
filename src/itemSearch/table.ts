// A columnar table of one collection: a column for each field that items are filtered, sorted or shown by.
//
// A row keeps its number forever, so references to rows survive changes. Rows are in order of id after the first
// read; `order` gives that order for all rows, including items minted later.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { IndexedCurrency } from '../graphql/currency.ts'
import type { Address } from '../domain/address.ts'
import type { TraitKey } from '../domain/traits.ts'
import { Amounts, NO_AMOUNT } from './amounts.ts'
import { Blobs, resize, type StoredBlobs } from './blobs.ts'
import { lowerBound } from './lowerBound.ts'
import { type ItemSearchRow, toEntityId, type RowListing, toTokenBytes } from './rows.ts'
import { TraitKeys } from './traitKeys.ts'

/** A table as it is stored. */
export interface StoredTable {
  readonly collection: Address
  readonly count: number
  readonly ids: Uint8Array
  readonly order: Uint32Array
  readonly numbers: Readonly<Record<NumberColumn, Uint32Array | Uint16Array | Uint8Array | Float64Array>>
  readonly blobs: Readonly<Record<BlobColumn, StoredBlobs>>
  readonly amounts: readonly string[]
  readonly traitKeys: readonly TraitKey[]
  readonly currencies: readonly IndexedCurrency[]
}

const ID_BYTES = 32
/** A time that a row doesn't have. */
export const NEVER = -1
/** The first integer beyond those that a float holds without gaps. */
const FAR = 2 ** 53

function numberColumns(capacity: number) {
  return {
    supply: new Uint32Array(capacity),
    decimals: new Uint16Array(capacity),
    listingPrice: new Uint32Array(capacity),
    listingCurrency: new Uint16Array(capacity),
    listingEndPrice: new Uint32Array(capacity),
    listingStarts: new Float64Array(capacity),
    listingEnds: new Float64Array(capacity),
    listedAt: new Float64Array(capacity),
    inBundle: new Uint8Array(capacity),
    salePrice: new Uint32Array(capacity),
    saleCurrency: new Uint16Array(capacity),
    saleAt: new Float64Array(capacity),
  }
}

type Numbers = ReturnType<typeof numberColumns>
type NumberColumn = keyof Numbers
type BlobColumn = 'name' | 'image' | 'traits' | 'listingOrder'

const blobColumns = (capacity: number): Record<BlobColumn, Blobs> => ({
  name: new Blobs(capacity),
  image: new Blobs(capacity),
  traits: new Blobs(capacity),
  listingOrder: new Blobs(capacity),
})

const mapBlobs = <From, To>(
  { name, image, traits, listingOrder }: Readonly<Record<BlobColumn, From>>,
  convert: (column: From) => To,
): Record<BlobColumn, To> => ({
  name: convert(name),
  image: convert(image),
  traits: convert(traits),
  listingOrder: convert(listingOrder),
})

/** The names of a table's columns. */
export const COLUMNS: readonly string[] = [...Object.keys(numberColumns(0)), ...Object.keys(blobColumns(0))]

export class ItemTable {
  readonly collection: Address
  amounts = new Amounts()
  traitKeys = new TraitKeys()
  currencies: IndexedCurrency[] = []
  numbers: Numbers
  /** Number of changes, for values derived from the rows. */
  version = 0
  /** Number of changes to traits and supply, which rarity depends on. */
  traitVersion = 0
  /** Number of changes to names, traits and the rows' order, which search depends on. */
  wordVersion = 0
  #count = 0
  #ids: Uint8Array
  /** Row numbers by ascending id; as long as the other columns. */
  #order: Uint32Array
  #blobs: Record<BlobColumn, Blobs>

  constructor(collection: Address, capacity = 1_024) {
    this.collection = collection
    this.#ids = new Uint8Array(capacity * ID_BYTES)
    this.#order = new Uint32Array(capacity)
    this.numbers = numberColumns(capacity)
    this.#blobs = blobColumns(capacity)
  }

  /** Number of rows, including burned items. */
  get count(): number {
    return this.#count
  }

  /** Row numbers by ascending id. */
  get order(): Uint32Array {
    return this.#order.subarray(0, this.#count)
  }

  isAlive(row: number): boolean {
    return this.numbers.supply[row] !== NO_AMOUNT
  }

  traitsAt(row: number): Uint32Array {
    const bytes = this.#blobs.traits.bytesAt(row)
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  }

  /** The traits of all rows, for a scan. */
  traitCodes(): ReturnType<Blobs['words']> {
    return this.#blobs.traits.words()
  }

  nameAt(row: number): string {
    return this.#blobs.name.textAt(row)
  }

  /** The token id as 32 bytes, big-endian. */
  tokenBytes(row: number): Uint8Array {
    return this.#ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES)
  }

  idAt(row: number): string {
    return toEntityId(this.collection, this.tokenBytes(row))
  }

  /** Undefined if no row has this id. */
  find(id: string): number | undefined {
    const bytes = toTokenBytes(id)
    const row = this.#order[this.#placeFrom(bytes)]
    return row !== undefined && this.#placeFrom(bytes) < this.#count && this.#compare(row, bytes) === 0
      ? row
      : undefined
  }

  /** Undefined for a currency without any price. */
  findCurrency(address: string): number | undefined {
    const code = this.currencies.findIndex(({ id }) => id === address)
    return code < 0 ? undefined : code
  }

  /** Inserts or updates a row. */
  put(row: ItemSearchRow): void {
    const at = this.find(row.id) ?? this.#insert(row.id)
    const { numbers, amounts } = this
    const alive = row.supply > 0n
    this.version += 1
    if (alive !== this.isAlive(at)) this.traitVersion += 1
    numbers.supply[at] = alive ? amounts.encode(row.supply) : NO_AMOUNT
    numbers.decimals[at] = row.decimals
    this.#putListing(at, row.listing)
    numbers.listedAt[at] = row.listedAtSeconds ?? NEVER
    numbers.inBundle[at] = Number(row.inBundle)
    numbers.salePrice[at] = row.lastSale === null ? NO_AMOUNT : amounts.encode(row.lastSale.price)
    numbers.saleCurrency[at] = row.lastSale === null ? 0 : this.#currencyCode(row.lastSale.currency)
    numbers.saleAt[at] = row.lastSale?.atSeconds ?? NEVER
    if (this.#blobs.name.setText(at, row.name ?? '')) this.wordVersion += 1
    this.#blobs.image.setText(at, row.image ?? '')
    this.#putTraits(at, row.traits)
  }

  row(at: number): ItemSearchRow {
    const { numbers, amounts } = this
    const image = this.#blobs.image.textAt(at)
    const name = this.nameAt(at)
    const salePrice = numbers.salePrice[at] ?? NO_AMOUNT
    const listedAt = numbers.listedAt[at] ?? NEVER
    const supply = numbers.supply[at] ?? NO_AMOUNT
    return {
      id: this.idAt(at),
      supply: supply === NO_AMOUNT ? 0n : amounts.decode(supply),
      decimals: numbers.decimals[at] ?? 0,
      name: name === '' ? null : name,
      image: image === '' ? null : image,
      traits: Array.from(this.traitsAt(at), (code) => this.traitKeys.decode(code)),
      listing: this.#listingAt(at),
      listedAtSeconds: listedAt === NEVER ? null : listedAt,
      inBundle: numbers.inBundle[at] === 1,
      lastSale:
        salePrice === NO_AMOUNT
          ? null
          : {
              price: amounts.decode(salePrice),
              currency: this.#currency(numbers.saleCurrency[at] ?? 0),
              atSeconds: numbers.saleAt[at] ?? NEVER,
            },
    }
  }

  /** The exact time that a value of the columns `listingStarts` and `listingEnds` stands for. */
  decodeTime(value = NEVER): bigint {
    return value < FAR ? BigInt(value) : this.amounts.decode(value / FAR - 1)
  }

  /** Releases unused space. */
  trim(): void {
    this.#resize(this.#count)
    for (const column of Object.values(this.#blobs)) column.trim()
  }

  store(): StoredTable {
    this.trim()
    return {
      collection: this.collection,
      count: this.#count,
      ids: this.#ids,
      order: this.#order,
      numbers: this.numbers,
      blobs: mapBlobs(this.#blobs, (column) => column.store()),
      amounts: this.amounts.store(),
      traitKeys: this.traitKeys.store(),
      currencies: this.currencies,
    }
  }

  static restore(stored: StoredTable): ItemTable {
    const table = new ItemTable(stored.collection, 0)
    table.#count = stored.count
    table.#ids = stored.ids
    table.#order = stored.order
    table.numbers = stored.numbers as Numbers
    table.#blobs = mapBlobs(stored.blobs, (column) => Blobs.restore(column))
    table.amounts = Amounts.restore(stored.amounts)
    table.traitKeys = TraitKeys.restore(stored.traitKeys)
    table.currencies = [...stored.currencies]
    table.version = 1
    table.traitVersion = 1
    table.wordVersion = 1
    return table
  }

  #putListing(at: number, listing: RowListing | null): void {
    const { numbers, amounts } = this
    numbers.listingPrice[at] = listing === null ? NO_AMOUNT : amounts.encode(listing.price)
    numbers.listingCurrency[at] = listing === null ? 0 : this.#currencyCode(listing.currency)
    const moving = listing?.moving ?? null
    numbers.listingEndPrice[at] = moving === null ? NO_AMOUNT : amounts.encode(moving.endPrice)
    numbers.listingStarts[at] = this.#encodeTime(moving?.startsAtSeconds)
    numbers.listingEnds[at] = this.#encodeTime(listing?.endsAtSeconds)
    this.#blobs.listingOrder.setBytes(
      at,
      listing === null ? new Uint8Array(0) : hexToBytes(listing.order.slice(2)),
    )
  }

  #listingAt(at: number): RowListing | null {
    const { numbers, amounts } = this
    const price = numbers.listingPrice[at] ?? NO_AMOUNT
    if (price === NO_AMOUNT) return null
    const endPrice = numbers.listingEndPrice[at] ?? NO_AMOUNT
    return {
      order: `0x${bytesToHex(this.#blobs.listingOrder.bytesAt(at))}`,
      price: amounts.decode(price),
      moving:
        endPrice === NO_AMOUNT
          ? null
          : {
              endPrice: amounts.decode(endPrice),
              startsAtSeconds: this.decodeTime(numbers.listingStarts[at]),
            },
      currency: this.#currency(numbers.listingCurrency[at] ?? 0),
      endsAtSeconds: this.decodeTime(numbers.listingEnds[at]),
    }
  }

  /**
   * A time as the columns hold it: seconds, {@link NEVER} for none, or for a time that a float doesn't hold, the multiple
   * of 2^53 with its code, which is later than any other time too. Orders may use any integer of 256 bits.
   */
  #encodeTime(seconds: bigint | undefined): number {
    if (seconds === undefined) return NEVER
    return seconds <= Number.MAX_SAFE_INTEGER ? Number(seconds) : FAR * (1 + this.amounts.encode(seconds))
  }

  #putTraits(at: number, keys: readonly TraitKey[]): void {
    const codes = Uint32Array.from(new Set(keys), (key) => this.traitKeys.encode(key))
    const former = this.traitsAt(at)
    if (former.length === codes.length && former.every((code, i) => code === codes[i])) return
    this.#blobs.traits.setBytes(at, new Uint8Array(codes.buffer))
    this.traitVersion += 1
    this.wordVersion += 1
  }

  #currencyCode(currency: IndexedCurrency): number {
    const existing = this.findCurrency(currency.id)
    if (existing !== undefined) return existing
    const { id, symbol, name, decimals } = currency
    return this.currencies.push({ id, symbol, name, decimals }) - 1
  }

  #currency(code: number): IndexedCurrency {
    return this.currencies[code] ?? { id: '', symbol: null, name: null, decimals: null }
  }

  #insert(id: string): number {
    const capacity = this.#order.length
    if (this.#count === capacity) this.#resize(capacity + Math.max(1_024, capacity >> 2))
    const bytes = toTokenBytes(id)
    const place = this.#placeFrom(bytes)
    const row = this.#count
    this.#ids.set(bytes, row * ID_BYTES)
    this.#order.copyWithin(place + 1, place, this.#count)
    this.#order[place] = row
    this.#count += 1
    this.wordVersion += 1
    return row
  }

  /** The first place in `order` whose id isn't below this one. */
  #placeFrom(bytes: Uint8Array): number {
    // Items arrive in order of id during the first read.
    const last = this.#order[this.#count - 1]
    if (last !== undefined && this.#count > 0 && this.#compare(last, bytes) < 0) return this.#count
    return lowerBound(0, this.#count, (place) => this.#compare(this.#order[place] ?? 0, bytes) < 0)
  }

  #compare(row: number, bytes: Uint8Array): number {
    const start = row * ID_BYTES
    for (let i = 0; i < ID_BYTES; i++) {
      const difference = (this.#ids[start + i] ?? 0) - (bytes[i] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  #resize(capacity: number): void {
    if (capacity === this.#order.length) return
    const former = this.numbers
    const next = numberColumns(capacity)
    for (const name of Object.keys(next) as NumberColumn[]) resize(former[name], next[name] as never)
    this.numbers = next
    this.#ids = resize(this.#ids, new Uint8Array(capacity * ID_BYTES))
    this.#order = resize(this.#order, new Uint32Array(capacity))
    for (const column of Object.values(this.#blobs)) column.grow(capacity)
  }
}
