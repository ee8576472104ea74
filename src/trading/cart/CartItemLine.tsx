// What the cart, its purchase and the sweep show alike: a cart item as a row, the contract that all rows share, and how
// much of a total is paid in each currency.
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { classNames } from '../../ui/classNames.ts'
import { Evidence, TokenIdFact } from '../dialog/SoldLines.tsx'
import type { CartItem, Total } from '../../orders/cartItem.ts'
import styles from './CartItemLine.module.css'
import { buyTexts } from '../../messages/en/buy.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'

export interface CartItemLineProps {
  readonly cartItem: CartItem
  /** Shown for editions; undefined where they aren't known. */
  readonly units: bigint | undefined
  /** Shown at the end of the row, such as the price. */
  readonly end?: ReactNode
  /** A small button after the end. */
  readonly action?: ReactNode
  /** Strikes through an item that won't be bought; the children must say why. */
  readonly struck?: boolean
  /** Whether the name links to the item's page. */
  readonly linked?: boolean
  /** Called when the viewer follows the link. */
  readonly onFollow?: (() => void) | undefined
  /** Shows contract and token ID, which can't be faked; `number` shows only the token ID, below a shared contract. */
  readonly evidence?: 'whole' | 'number' | undefined
  readonly children?: ReactNode
}

/** Why a cart item isn't bought, below its row. */
export function CartItemNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.problem}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

export function CartItemLine(props: CartItemLineProps) {
  const { cartItem, units, end, action, struck = false, linked = false, onFollow, evidence, children } = props
  const item = useNamedItem(cartItem.item)
  return (
    <li className={classNames(styles.line, struck && styles.struck)}>
      <ItemPicture item={item} className={styles.media} />
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
        {!linked ? (
          <bdi className={styles.name}>{item.name}</bdi>
        ) : (
          <Link className={styles.name} to={item.path} onClick={onFollow}>
            <bdi>{item.name}</bdi>
          </Link>
        )}
        {evidence === 'number' && <TokenIdFact tokenId={item.tokenId} />}
      </span>
      <span className={styles.end}>
        <span className={styles.figures}>
          {item.standard === 'ERC1155' && units !== undefined && (
            <TokenAmount quantity={units} decimals={item.decimals} />
          )}
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

const isCommon = ([first, ...others]: readonly CartItem[]) =>
  others.length > 0 && others.every(({ item }) => item.collection === first?.item.collection)

/** How much of the evidence each row shows. */
export const lineEvidence = (cartItems: readonly CartItem[]): CartItemLineProps['evidence'] =>
  isCommon(cartItems) ? 'number' : 'whole'

/**
 * The contract that all cart items share, shown once above them. Renders nothing for a single item, or items of several
 * contracts.
 */
export function CommonContract({ cartItems }: { readonly cartItems: readonly CartItem[] }) {
  const [first] = cartItems
  if (first === undefined || !isCommon(cartItems)) return null
  const { collection, collectionName } = first.item
  const names = cartItems.flatMap(({ item }) => [item.collectionName, item.name])
  return (
    <div className={styles.common}>
      <bdi>{collectionName}</bdi>
      <Evidence collection={collection} names={names} />
    </div>
  )
}

export interface PaidInProps {
  readonly total: Total
  /** Shows every digit, where money is about to move. */
  readonly exact?: boolean
}

/** Renders nothing for a total in one currency. */
export function PaidIn({ total: { parts }, exact = false }: PaidInProps) {
  const [coin, token] = parts
  if (coin === undefined || token === undefined) return null
  return (
    <p className={dialogs.note}>
      <Trans
        message={buyTexts.paidIn({
          coin: <Price {...coin} size="xs" exact={exact} />,
          token: <Price {...token} size="xs" exact={exact} />,
        })}
      />
    </p>
  )
}
