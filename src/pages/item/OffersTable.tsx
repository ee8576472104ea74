// Live offers for the item: what is bid, by whom, until when. Whether the money is there, the chain says at the sale.
import { parseAddress } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import type { ItemToken } from './Item.tsx'

export interface OffersTableProps {
  readonly bids: ItemToken['bids']
  readonly withQuantity: boolean
}

export function OffersTable({ bids, withQuantity }: OffersTableProps) {
  const { network } = useConfig()
  return (
    <Table label="Live offers">
      <thead>
        <tr>
          <HeaderCell>Offer</HeaderCell>
          {withQuantity && <HeaderCell numeric>For</HeaderCell>}
          <HeaderCell>From</HeaderCell>
          <HeaderCell>Ends</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {bids.map(({ id, currency, unitPrice, remaining, offerer, endsAtSeconds }) => (
          <tr key={id}>
            <Cell>
              {currency !== null && (
                <Price amount={toWei(unitPrice)} currency={currencyFrom(currency, network)} />
              )}
            </Cell>
            {withQuantity && (
              <Cell numeric>
                <TokenAmount quantity={BigInt(remaining)} />
              </Cell>
            )}
            <Cell>
              <Address address={parseAddress(offerer.id)} />
            </Cell>
            <Cell>
              <TimeAgo seconds={Number(endsAtSeconds)} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
