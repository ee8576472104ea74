// An item as a line of a list: for those who compare figures rather than pictures.
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import { parseAddress } from '../../domain/address.ts'
import { tokenName } from '../../domain/names.ts'
import { itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Media } from '../../ui/Media.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { TokenCard_tokenFragmentDoc } from './__generated__/TokenCard.ts'
import { RarityRank } from './RarityRank.tsx'
import type { TokenCardRef } from './TokenCard.tsx'
import { AskPrice, isListed } from './TokenPrice.tsx'
import { tokenList } from '../../messages/en/tokenList.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './TokenRow.module.css'

export interface TokenRowProps {
  readonly token: TokenCardRef
  /** A small button at the end of the line. */
  readonly action?: ReactNode
  /** At the start of the line, such as a box to choose it by. */
  readonly choice?: ReactNode
  readonly rarityRank?: number | null | undefined
}

export function TokenRow({ token: reference, action, choice, rarityRank }: TokenRowProps) {
  const token = readFragment(TokenCard_tokenFragmentDoc, reference)
  const { network } = useConfig()
  const listed = isListed(token, useNow())
  const name = tokenName(token.tokenId, token.metadata)
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <Media
          className={styles.media}
          collection={token.collection.id}
          image={token.metadata?.image}
          alt=""
        />
        {choice !== undefined && <span className={styles.choice}>{choice}</span>}
      </span>
      <Link
        className={styles.name}
        to={itemPath(parseAddress(token.collection.id), parseTokenId(token.tokenId))}
      >
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.rarity}>
        {rarityRank !== undefined && rarityRank !== null && <RarityRank rank={rarityRank} />}
      </span>
      <span className={styles.price}>
        {listed ? <AskPrice token={token} /> : <span className={styles.quiet}>—</span>}
      </span>
      <span className={styles.lastSale}>
        {token.lastSalePrice !== null && token.lastSaleCurrency !== null ? (
          <Price
            quiet
            amount={toWei(token.lastSalePrice)}
            currency={currencyFrom(token.lastSaleCurrency, network)}
          />
        ) : (
          <span className={styles.quiet}>—</span>
        )}
      </span>
      <span className={styles.listedAt}>
        {listed && token.listedAtSeconds !== null && <TimeAgo seconds={Number(token.listedAtSeconds)} past />}
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  )
}

/** The names of the columns, above the lines. */
export function TokenRowHeader() {
  const t = useTranslate()
  return (
    <div className={`${styles.row} ${styles.header}`} aria-hidden="true">
      <span />
      <span>{t(tokenList.item)}</span>
      <span className={styles.rarity}>{t(tokenList.rarity)}</span>
      <span className={styles.price}>{t(tokenList.price)}</span>
      <span className={styles.lastSale}>{t(tokenList.lastSale)}</span>
      <span className={styles.listedAt}>{t(tokenList.listed)}</span>
    </div>
  )
}
