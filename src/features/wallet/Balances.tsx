// The connected account's balances in its menu, read from the node each time the menu opens.
import { useEffect, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { MenuLabel } from '../../ui/Menu.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useNode } from '../../wallet/useNode.ts'
import styles from './Balances.module.css'
import type { Wei } from '../../domain/wei.ts'
import { walletTexts } from '../../messages/en/wallet.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { isNative, type Currency } from '../../domain/currency.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'

export function Balances({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const { network } = useConfig()
  const { nativeCurrency, currencies } = network
  const send = useNode()
  const [balances, setBalances] = useState<readonly (Wei | undefined)[] | 'failed'>()
  // External system: the network's node.
  useEffect(() => {
    let current = true
    const settle = (result: readonly (Wei | undefined)[] | 'failed') => {
      if (current) setBalances(result)
    }
    const all = [nativeCurrency, ...currencies]
    fetchBalances(send, { account, currencies: all }).then(settle, () => settle('failed'))
    return () => {
      current = false
    }
  }, [account, nativeCurrency, currencies, send])
  return (
    <MenuLabel>
      <span
        className={styles.balances}
        role="group"
        aria-label={t(walletTexts.menu.balances)}
        aria-busy={balances === undefined}
      >
        {balances === 'failed' && t(walletTexts.menu.balancesUnread)}
        {balances !== 'failed' &&
          [nativeCurrency, ...currencies].map((currency, index) => {
            const amount = balances?.[index]
            return (
              <span key={currency.address} className={styles.balance}>
                {balances === undefined ? (
                  <Skeleton shape="text" width="8ch" />
                ) : amount === undefined ? (
                  t(walletTexts.menu.balanceUnknown({ currency: currency.symbol }))
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

/** Source: `balanceOf(address)` of EIP-20. */
const BALANCE_OF = '0x70a08231'

function toAmount(reply: RpcReply | undefined): Wei | undefined {
  const result = reply?.ok === true ? reply.result : undefined
  return typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result)
    ? (BigInt(result) as Wei)
    : undefined
}

/**
 * Reads balances in the currencies' order and smallest units; undefined if a response is unreadable.
 * @throws NodeError when no node can be reached
 */
async function fetchBalances(
  send: SendBatch,
  { account, currencies }: { readonly account: Address; readonly currencies: readonly Currency[] },
): Promise<readonly (Wei | undefined)[]> {
  const replies = await send(
    currencies.map((currency) =>
      isNative(currency)
        ? { method: 'eth_getBalance', params: [account, 'latest'] }
        : {
            method: 'eth_call',
            params: [
              { to: currency.address, data: `${BALANCE_OF}${account.slice(2).padStart(64, '0')}` },
              'latest',
            ],
          },
    ),
  )
  return currencies.map((_, index) => toAmount(replies[index]))
}
