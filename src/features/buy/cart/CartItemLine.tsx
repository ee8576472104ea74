// One cart item as a line: picture, collection and name, what stands at its end, and what is to be said of it.
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { Media } from '../../../ui/Media.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { CollectionName } from '../../../ui/LookAlikes.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { Evidence, TokenNumber } from '../../../trade/Evidence.tsx'
import type { CartItem } from '../../../orders/cartItem.ts'
import styles from './CartItemLine.module.css'

export interface CartItemLineProps {
  readonly cartItem: CartItem
  /** Units to be bought. */
  readonly units: bigint
  /** At the end of the line, such as the price. */
  readonly end: ReactNode
  /** A small button after it. */
  readonly action?: ReactNode
  /** True for what will not be bought; what the line says of it must say why. */
  readonly struck?: boolean
  /** Told when the name leads to the item's page; without it the name leads nowhere. */
  readonly onFollow?: () => void
  /** The facts that can't be faked: the token ID alone where a contract shared by all is shown above them. */
  readonly evidence?: 'whole' | 'number' | undefined
  readonly children?: ReactNode
}

export function CartItemLine(props: CartItemLineProps) {
  const { cartItem, units, end, action, struck = false, onFollow, evidence, children } = props
  const { item } = cartItem
  return (
    <li className={classNames(styles.line, struck && styles.struck)}>
      <Media className={styles.media} collection={item.collection} image={item.image} alt="" />
      <span className={styles.names}>
        {evidence !== 'number' && (
          <span className={styles.collection}>
            {evidence === 'whole' ? (
              <bdi>{item.collectionName}</bdi>
            ) : (
              <CollectionName address={item.collection} name={item.collectionName} item={item.name} />
            )}
          </span>
        )}
        {onFollow === undefined ? (
          <bdi className={styles.name}>{item.name}</bdi>
        ) : (
          <Link className={styles.name} to={item.path} onClick={onFollow}>
            <bdi>{item.name}</bdi>
          </Link>
        )}
        {evidence === 'number' && <TokenNumber tokenId={item.tokenId} />}
      </span>
      <span className={styles.end}>
        <span className={styles.figures}>
          {item.standard === 'ERC1155' && <TokenAmount quantity={units} />}
          {end}
        </span>
        {action}
      </span>
      {evidence === 'whole' && (
        <span className={styles.evidence}>
          <Evidence
            collection={item.collection}
            tokenId={item.tokenId}
            names={[item.collectionName, item.name]}
          />
        </span>
      )}
      {children !== undefined && <div className={styles.notes}>{children}</div>}
    </li>
  )
}
