// Follows a sold item until it returns to its seller, or can no longer return. The sales are packed in one list on the
// token, which a transfer loads and saves anyway; tokens without a sale in the last 30 days have no list.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Sale, Token } from '../../generated/schema'
import { MAX_FOLLOWED_SALES, MAX_ROUND_TRIP_STEPS, ROUND_TRIP_SECONDS } from '../constants'
import { transactionOfSale } from '../ids'
import { CAME_BACK, daysBetween, flagCameBack, setUnpaid } from './flags'

/** The item may still return. */
const OPEN: u8 = 0
/** The item can no longer return; the sale may still be part of another round trip. */
const ENDED: u8 = 1
/** The item returned, in the transaction of the last step. */
const RETURNED: u8 = 2

const ADDRESS_LENGTH = 20
const HASH_LENGTH = 32
const STEP_LENGTH = HASH_LENGTH + ADDRESS_LENGTH
// Layout: state, time of the sale (8 bytes), seller, buyer and length of the sale's id, then the id and the steps.
const SELLER = 9
const BUYER = SELLER + ADDRESS_LENGTH
const ID_LENGTH = BUYER + ADDRESS_LENGTH
const ID = ID_LENGTH + 1

/** A sale and the movements of its item after it. */
class Way {
  /** For each movement, the transaction, then the recipient. */
  transactions: Array<Bytes> = []
  takers: Array<Bytes> = []

  constructor(
    public state: u8,
    public soldAt: i64,
    public seller: Bytes,
    public buyer: Bytes,
    public sale: Bytes,
  ) {}

  get steps(): i32 {
    return this.takers.length
  }

  /** Returns the account that gave the item in a step. */
  giver(step: i32): Bytes {
    return step == 0 ? this.buyer : this.takers[step - 1]
  }

  /** Returns whether this is the sale that made the movement. */
  isSaleOf(transaction: Bytes, from: Bytes, to: Bytes): boolean {
    return this.seller == from && this.buyer == to && transactionOfSale(this.sale) == transaction
  }
}

/** Follows a new sale, and completes a round trip whose last movement came before the log of its sale. Changes the token only in memory. */
export function followSale(token: Token, sale: Sale): void {
  if (sale.seller == sale.buyer) return
  const ways = readWays(token, sale.timestampSeconds)
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]
    const last = way.steps - 1
    if (way.state != RETURNED || way.transactions[last] != sale.transactionHash) continue
    if (way.giver(last) != sale.seller || way.takers[last] != sale.buyer) continue
    flagWay(way, ways, sale, sale.timestampSeconds)
  }
  ways.push(new Way(OPEN, sale.timestampSeconds.toI64(), sale.seller, sale.buyer, sale.id))
  writeWays(token, ways)
}

/** Applies a movement between two accounts. Changes the token only in memory. */
export function followMovement(token: Token, from: Bytes, to: Bytes, event: ethereum.Event): void {
  // A transfer to oneself is no step, because a few of them would make any trip too long to count.
  if (token.followedSales === null || from == to) return
  const transaction = event.transaction.hash
  const ways = readWays(token, event.block.timestamp)
  const kept = new Array<Way>()
  const returned = new Array<Way>()
  let isNeeded = false
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]
    if (way.state == RETURNED && way.transactions[way.steps - 1] != transaction) continue
    if (way.state == OPEN && transactionOfSale(way.sale) != transaction) {
      if (from == (way.steps == 0 ? way.buyer : way.takers[way.steps - 1])) {
        way.transactions.push(transaction)
        way.takers.push(to)
        if (to == way.seller) {
          way.state = RETURNED
          returned.push(way)
        } else if (way.steps == MAX_ROUND_TRIP_STEPS) {
          way.state = ENDED
        }
      } else if (to == way.seller) {
        // Another unit of the edition may have reached the seller.
        way.state = ENDED
      }
    }
    if (way.state != ENDED) isNeeded = true
    kept.push(way)
  }
  for (let i = 0; i < returned.length; i++) flagWay(returned[i], kept, null, event.block.timestamp)
  writeWays(token, isNeeded ? kept : [])
}

/**
 * Flags the sale and all sales of the trip back.
 * @param last the sale of the last movement, when it is recorded only now
 */
function flagWay(way: Way, ways: Array<Way>, last: Sale | null, now: BigInt): void {
  const accounts: Array<Bytes> = [way.seller]
  const end = way.steps - 1
  for (let step = 0; step <= end; step++) accounts.push(way.giver(step))
  const onTheWay: Array<Bytes> = [way.sale]
  let unpaid = last == null
  for (let i = 0; i < ways.length; i++) {
    for (let step = 0; step <= end; step++) {
      if (!ways[i].isSaleOf(way.transactions[step], way.giver(step), way.takers[step])) continue
      onTheWay.push(ways[i].sale)
      if (step == end) unpaid = false
    }
  }
  const days = daysBetween(BigInt.fromI64(way.soldAt), now)
  if (last != null) flagCameBack(last, accounts, days, false)
  for (let i = 0; i < onTheWay.length; i++) {
    const sale = Sale.load(onTheWay[i])
    if (sale == null) continue
    if (last == null) flagCameBack(sale, accounts, days, unpaid)
    else markPaid(sale, accounts)
  }
}

/** Marks the return as a sale. */
function markPaid(sale: Sale, accounts: Array<Bytes>): void {
  const flag = sale.flag
  const known = sale.flagAccounts
  if (flag === null || flag != CAME_BACK || known === null) return
  if (known.length != accounts.length || known[0] != accounts[0]) return
  setUnpaid(sale, false)
  sale.save()
}

/** Reads the followed sales that are not too old to matter. */
function readWays(token: Token, now: BigInt): Array<Way> {
  const ways = new Array<Way>()
  const packed = token.followedSales
  if (packed === null) return ways
  const oldest = now.toI64() - ROUND_TRIP_SECONDS
  for (let i = 0; i < packed.length; i++) {
    const bytes = packed[i]
    const soldAt = load<i64>(bytes.dataStart + 1)
    if (soldAt < oldest) continue
    const idEnd = ID + bytes[ID_LENGTH]
    const way = new Way(
      bytes[0],
      soldAt,
      part(bytes, SELLER, BUYER),
      part(bytes, BUYER, ID_LENGTH),
      part(bytes, ID, idEnd),
    )
    for (let place = idEnd; place < bytes.length; place += STEP_LENGTH) {
      way.transactions.push(part(bytes, place, place + HASH_LENGTH))
      way.takers.push(part(bytes, place + HASH_LENGTH, place + STEP_LENGTH))
    }
    ways.push(way)
  }
  return ways
}

/** Sets the list on the token: the newest sales, or null for none. */
function writeWays(token: Token, ways: Array<Way>): void {
  if (ways.length == 0) {
    token.followedSales = null
    return
  }
  const packed = new Array<Bytes>()
  for (let i = max(0, ways.length - MAX_FOLLOWED_SALES); i < ways.length; i++) packed.push(pack(ways[i]))
  token.followedSales = packed
}

function pack(way: Way): Bytes {
  const idEnd = ID + way.sale.length
  const bytes = new Bytes(idEnd + way.steps * STEP_LENGTH)
  bytes[0] = way.state
  store<i64>(bytes.dataStart + 1, way.soldAt)
  put(bytes, SELLER, way.seller)
  put(bytes, BUYER, way.buyer)
  bytes[ID_LENGTH] = way.sale.length as u8
  put(bytes, ID, way.sale)
  for (let step = 0; step < way.steps; step++) {
    const place = idEnd + step * STEP_LENGTH
    put(bytes, place, way.transactions[step])
    put(bytes, place + HASH_LENGTH, way.takers[step])
  }
  return bytes
}

function put(bytes: Bytes, place: i32, value: Bytes): void {
  memory.copy(bytes.dataStart + place, value.dataStart, value.length)
}

function part(bytes: Bytes, start: i32, end: i32): Bytes {
  return changetype<Bytes>(bytes.slice(start, end))
}
