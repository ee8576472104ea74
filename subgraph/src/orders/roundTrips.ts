// Follows a sold item until it returns to its seller, or can no longer return. The sales are packed in one list on the
// token, which a transfer loads and saves anyway; tokens without a sale in the last 30 days have no list.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Sale, Token } from '../../generated/schema'
import { MAX_FOLLOWED_SALES, MAX_ROUND_TRIP_STEPS, ROUND_TRIP_SECONDS } from '../constants'
import { saleTransaction } from '../ids'
import { CAME_BACK, daysBetween, flagRoundTrip, setUnpaid } from './flags'

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
class Trip {
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
  isMovedBySale(transaction: Bytes, from: Bytes, to: Bytes): boolean {
    return this.seller == from && this.buyer == to && saleTransaction(this.sale) == transaction
  }
}

/** Follows a new sale, and completes a round trip whose last movement came before the log of its sale. Changes the token only in memory. */
export function followSale(token: Token, sale: Sale): void {
  if (sale.seller == sale.buyer) return
  const trips = readTrips(token, sale.timestampSeconds)
  for (let i = 0; i < trips.length; i++) {
    const trip = trips[i]
    const last = trip.steps - 1
    if (trip.state != RETURNED || trip.transactions[last] != sale.transactionHash) continue
    if (trip.giver(last) != sale.seller || trip.takers[last] != sale.buyer) continue
    flagTrip(trip, trips, sale, sale.timestampSeconds)
  }
  trips.push(new Trip(OPEN, sale.timestampSeconds.toI64(), sale.seller, sale.buyer, sale.id))
  writeTrips(token, trips)
}

/** Applies a movement between two accounts. Changes the token only in memory. */
export function followMovement(token: Token, from: Bytes, to: Bytes, event: ethereum.Event): void {
  // A transfer to oneself is no step, because a few of them would make any trip too long to count.
  if (token.followedSales === null || from == to) return
  const transaction = event.transaction.hash
  const trips = readTrips(token, event.block.timestamp)
  const kept = new Array<Trip>()
  const returned = new Array<Trip>()
  let isNeeded = false
  for (let i = 0; i < trips.length; i++) {
    const trip = trips[i]
    if (trip.state == RETURNED && trip.transactions[trip.steps - 1] != transaction) continue
    if (trip.state == OPEN && saleTransaction(trip.sale) != transaction) {
      if (from == (trip.steps == 0 ? trip.buyer : trip.takers[trip.steps - 1])) {
        trip.transactions.push(transaction)
        trip.takers.push(to)
        if (to == trip.seller) {
          trip.state = RETURNED
          returned.push(trip)
        } else if (trip.steps == MAX_ROUND_TRIP_STEPS) {
          trip.state = ENDED
        }
      } else if (to == trip.seller) {
        // Another unit of the edition may have reached the seller.
        trip.state = ENDED
      }
    }
    if (trip.state != ENDED) isNeeded = true
    kept.push(trip)
  }
  for (let i = 0; i < returned.length; i++) flagTrip(returned[i], kept, null, event.block.timestamp)
  writeTrips(token, isNeeded ? kept : [])
}

/**
 * Flags the sale and all sales of the trip back.
 * @param last the sale of the last movement, when it is recorded only now
 */
function flagTrip(trip: Trip, trips: Array<Trip>, last: Sale | null, now: BigInt): void {
  const accounts: Array<Bytes> = [trip.seller]
  const end = trip.steps - 1
  for (let step = 0; step <= end; step++) accounts.push(trip.giver(step))
  const onTrip: Array<Bytes> = [trip.sale]
  let unpaid = last == null
  for (let i = 0; i < trips.length; i++) {
    for (let step = 0; step <= end; step++) {
      if (!trips[i].isMovedBySale(trip.transactions[step], trip.giver(step), trip.takers[step])) continue
      onTrip.push(trips[i].sale)
      if (step == end) unpaid = false
    }
  }
  const days = daysBetween(BigInt.fromI64(trip.soldAt), now)
  if (last != null) flagRoundTrip(last, accounts, days, false)
  for (let i = 0; i < onTrip.length; i++) {
    const sale = Sale.load(onTrip[i])
    if (sale == null) continue
    if (last == null) flagRoundTrip(sale, accounts, days, unpaid)
    else markPaid(sale, accounts)
  }
}

/** Marks the return as a sale. */
function markPaid(sale: Sale, accounts: Array<Bytes>): void {
  const flag = sale.flag
  const existing = sale.flagAccounts
  if (flag === null || flag != CAME_BACK || existing === null) return
  if (existing.length != accounts.length || existing[0] != accounts[0]) return
  setUnpaid(sale, false)
  sale.save()
}

/** Reads the followed sales that are not too old to matter. */
function readTrips(token: Token, now: BigInt): Array<Trip> {
  const trips = new Array<Trip>()
  const packed = token.followedSales
  if (packed === null) return trips
  const oldest = now.toI64() - ROUND_TRIP_SECONDS
  for (let i = 0; i < packed.length; i++) {
    const bytes = packed[i]
    const soldAt = load<i64>(bytes.dataStart + 1)
    if (soldAt < oldest) continue
    const idEnd = ID + bytes[ID_LENGTH]
    const trip = new Trip(
      bytes[0],
      soldAt,
      part(bytes, SELLER, BUYER),
      part(bytes, BUYER, ID_LENGTH),
      part(bytes, ID, idEnd),
    )
    for (let place = idEnd; place < bytes.length; place += STEP_LENGTH) {
      trip.transactions.push(part(bytes, place, place + HASH_LENGTH))
      trip.takers.push(part(bytes, place + HASH_LENGTH, place + STEP_LENGTH))
    }
    trips.push(trip)
  }
  return trips
}

/** Sets the list on the token: the newest sales, or null for none. */
function writeTrips(token: Token, trips: Array<Trip>): void {
  if (trips.length == 0) {
    token.followedSales = null
    return
  }
  const packed = new Array<Bytes>()
  for (let i = max(0, trips.length - MAX_FOLLOWED_SALES); i < trips.length; i++) packed.push(pack(trips[i]))
  token.followedSales = packed
}

function pack(trip: Trip): Bytes {
  const idEnd = ID + trip.sale.length
  const bytes = new Bytes(idEnd + trip.steps * STEP_LENGTH)
  bytes[0] = trip.state
  store<i64>(bytes.dataStart + 1, trip.soldAt)
  put(bytes, SELLER, trip.seller)
  put(bytes, BUYER, trip.buyer)
  bytes[ID_LENGTH] = trip.sale.length as u8
  put(bytes, ID, trip.sale)
  for (let step = 0; step < trip.steps; step++) {
    const place = idEnd + step * STEP_LENGTH
    put(bytes, place, trip.transactions[step])
    put(bytes, place + HASH_LENGTH, trip.takers[step])
  }
  return bytes
}

function put(bytes: Bytes, place: i32, value: Bytes): void {
  memory.copy(bytes.dataStart + place, value.dataStart, value.length)
}

function part(bytes: Bytes, start: i32, end: i32): Bytes {
  return changetype<Bytes>(bytes.slice(start, end))
}
