// What the connected account has, in the menu under it: read from the node each time the menu is opened.
import { useEffect, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { MenuLabel } from '../../ui/Menu.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import styles from './Balances.module.css'
import { type Balance, readBalances } from './readBalances.ts'

export function Balances({ account }: { readonly account: Address }) {
  const { network } = useConfig()
  const { nativeCurrency, currencies, rpcUrl, rpcFallbackUrls } = network
  const [found, setFound] = useState<readonly Balance[] | 'failed'>()
  // Outside system: the network's node.
  useEffect(() => {
    let current = true
    const settle = (answer: readonly Balance[] | 'failed') => {
      if (current) setFound(answer)
    }
    readBalances(createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls }), {
      account,
      currencies: [nativeCurrency, ...currencies],
    }).then(settle, () => settle('failed'))
    return () => {
      current = false
    }
  }, [account, nativeCurrency, currencies, rpcUrl, rpcFallbackUrls])
  return (
    <MenuLabel>
      <span className={styles.balances} role="group" aria-label="Balances" aria-busy={found === undefined}>
        {found === 'failed' && 'What you have could not be read'}
        {found !== 'failed' &&
          [nativeCurrency, ...currencies].map((currency, index) => {
            const amount = found?.[index]?.amount
            return (
              <span key={currency.address} className={styles.balance}>
                {found === undefined ? (
                  <Skeleton shape="text" width="8ch" />
                ) : amount === undefined ? (
                  `${currency.symbol} not known`
                ) : (
                  <Price amount={amount} currency={currency} />
                )}
              </span>
            )
          })}
      </span>
    </MenuLabel>
  )
}
