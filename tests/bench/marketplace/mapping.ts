// AssemblyScript: does as much per sale as the public Seaport subgraph that indexes marketplaces for statistics. Per
// fulfillment it loads twelve rows, and saves a trade, four rows of figures and each mark that is new, all with text as
// ids. Source of the counts: messari/subgraphs, subgraphs/seaport/src/mapping.ts, handleOrderFulfilled.
import { Address, BigDecimal, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Contract } from './generated/Seaport/Contract'
import { OrderFulfilled } from './generated/Seaport/Seaport'
import { Figures, Mark, Trade } from './generated/schema'

const SECONDS_PER_DAY = 86400
const ZERO = BigDecimal.zero()
const ETHER = BigDecimal.fromString('1000000000000000000')

export function recordTrades(event: OrderFulfilled): void {
  const offer = event.params.offer
  const consideration = event.params.consideration
  if (offer.length == 0 || consideration.length == 0) return
  const isListing = offer[0].itemType > 1
  let paid = BigInt.zero()
  let creators = BigInt.zero()
  const tokens = new Array<Bytes>()
  const ids = new Array<BigInt>()
  const amounts = new Array<BigInt>()
  for (let i = 0; i < offer.length; i++) {
    if (offer[i].itemType < 2) paid = paid.plus(offer[i].amount)
    else add(tokens, ids, amounts, offer[i].token, offer[i].identifier, offer[i].amount)
  }
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    if (item.itemType > 1) add(tokens, ids, amounts, item.token, item.identifier, item.amount)
    else if (isListing) paid = paid.plus(item.amount)
    if (item.itemType < 2 && item.recipient != event.params.offerer) creators = creators.plus(item.amount)
  }
  if (ids.length == 0 || paid.isZero()) return

  const address = tokens[0].toHexString()
  const offerer = event.params.offerer.toHexString()
  const recipient = event.params.recipient.toHexString()
  const buyer = isListing ? recipient : offerer
  const seller = isListing ? offerer : recipient
  const day = (event.block.timestamp.toI32() / SECONDS_PER_DAY).toString()
  const volume = paid.toBigDecimal().div(ETHER)
  const fees = creators.toBigDecimal().div(ETHER)
  const price = volume.div(BigInt.fromI32(ids.length).toBigDecimal())

  const collection = loadOrCreateFigures(address, event.block, true)
  for (let i = 0; i < ids.length; i++) {
    const hash = event.transaction.hash.toHexString()
    const trade = new Trade(hash + '-' + event.logIndex.toString() + '-' + i.toString())
    trade.transactionHash = hash
    trade.logIndex = event.logIndex.toI32()
    trade.timestamp = event.block.timestamp
    trade.blockNumber = event.block.number
    trade.collection = address
    trade.tokenId = ids[i]
    trade.price = price
    trade.amount = amounts[i]
    trade.buyer = buyer
    trade.seller = seller
    trade.save()
  }

  if (mark('COLLECTION-BUYER-' + address + '-' + buyer)) collection.buyerCount++
  if (mark('COLLECTION-SELLER-' + address + '-' + seller)) collection.sellerCount++
  count(collection, event.block, volume, fees, price)
  collection.save()

  const market = loadOrCreateFigures(event.address.toHexString(), event.block, false)
  if (mark('MARKET-' + buyer)) market.buyerCount++
  if (mark('MARKET-' + seller)) market.sellerCount++
  count(market, event.block, volume, fees, price)
  market.save()

  let traded = 0
  for (let i = 0; i < ids.length; i++) {
    if (mark('DAY-ITEM-' + address + '-' + ids[i].toString() + '-' + day)) traded++
  }
  const collectionDay = loadOrCreateFigures(address + '-' + day, event.block, false)
  collectionDay.tradedCount += traded
  count(collectionDay, event.block, volume, fees, price)
  collectionDay.save()

  const marketDay = loadOrCreateFigures(day, event.block, false)
  if (mark('DAY-BUYER-' + buyer)) marketDay.buyerCount++
  if (mark('DAY-SELLER-' + seller)) marketDay.sellerCount++
  if (mark('DAY-COLLECTION-' + address + '-' + day)) marketDay.tradedCount++
  count(marketDay, event.block, volume, fees, price)
  marketDay.save()
}

function add(
  tokens: Array<Bytes>,
  ids: Array<BigInt>,
  amounts: Array<BigInt>,
  token: Address,
  id: BigInt,
  amount: BigInt,
): void {
  tokens.push(token)
  ids.push(id)
  amounts.push(amount)
}

/** Returns whether the mark is new. */
function mark(id: string): boolean {
  if (Mark.load(id) != null) return false
  new Mark(id).save()
  return true
}

function count(
  figures: Figures,
  block: ethereum.Block,
  volume: BigDecimal,
  fees: BigDecimal,
  price: BigDecimal,
): void {
  figures.blockNumber = block.number
  figures.timestamp = block.timestamp
  figures.royalty = volume == ZERO ? ZERO : fees.div(volume)
  if (figures.tradeCount == 0 || price < figures.lowestPrice) figures.lowestPrice = price
  if (price > figures.highestPrice) figures.highestPrice = price
  figures.volume = figures.volume.plus(volume)
  figures.creatorRevenue = figures.creatorRevenue.plus(fees)
  figures.totalRevenue = figures.marketRevenue.plus(figures.creatorRevenue)
  figures.tradeCount++
}

function loadOrCreateFigures(id: string, block: ethereum.Block, isContract: boolean): Figures {
  const existing = Figures.load(id)
  if (existing != null) return existing
  const figures = new Figures(id)
  figures.blockNumber = block.number
  figures.timestamp = block.timestamp
  figures.royalty = ZERO
  figures.lowestPrice = ZERO
  figures.highestPrice = ZERO
  figures.volume = ZERO
  figures.marketRevenue = ZERO
  figures.creatorRevenue = ZERO
  figures.totalRevenue = ZERO
  figures.tradeCount = 0
  figures.buyerCount = 0
  figures.sellerCount = 0
  figures.tradedCount = 0
  if (isContract) describe(figures)
  figures.save()
  return figures
}

function describe(figures: Figures): void {
  const contract = Contract.bind(Address.fromString(figures.id))
  const name = contract.try_name()
  if (!name.reverted) figures.name = name.value
  const symbol = contract.try_symbol()
  if (!symbol.reverted) figures.symbol = symbol.value
  const isErc721 = contract.try_supportsInterface(Bytes.fromHexString('0x80ac58cd'))
  if (!isErc721.reverted && isErc721.value) figures.standard = 'ERC721'
}
