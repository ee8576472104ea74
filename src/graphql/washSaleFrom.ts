// A sale of the index as the rules that flag sales look at it.
import { parseAddress } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import { historyPosition } from '../domain/historyPosition.ts'
import type { WashSale } from '../domain/wash.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import { WashSale_saleFragmentDoc } from './__generated__/WashSale.ts'
import { type FragmentRef, readFragment } from './fragments.ts'

export interface ReadWashSale extends WashSale {
  readonly price: Wei
  readonly transaction: TxHash
}

/** @throws VitrineError when the index's reply has an address, hash or amount that is none */
export function washSaleFrom(reference: FragmentRef<typeof WashSale_saleFragmentDoc>): ReadWashSale {
  const sale = readFragment(WashSale_saleFragmentDoc, reference)
  const price = toWei(sale.price)
  return {
    id: sale.id,
    item: sale.token.id,
    seller: parseAddress(sale.seller.id),
    buyer: parseAddress(sale.buyer.id),
    currency: sale.currency.id,
    price,
    charges: price - BigInt(sale.proceeds),
    atSeconds: Number(sale.timestampSeconds),
    position: historyPosition(sale.blockNumber, sale.logIndex),
    transaction: parseTxHash(sale.transactionHash),
  }
}
