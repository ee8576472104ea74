// The royalty of an item: its share and its recipient, asked of the contract when the line comes into view.
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { parseAddress } from '../../domain/address.ts'
import { formatBasisPoints } from '../../domain/basisPoints.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { ROYALTY_CAP_BASIS_POINTS } from '../../market/priceTerms.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { InView } from '../../ui/InView.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import type { ItemToken } from './Item.tsx'
import { askRoyalty, type RoyaltyAnswer } from './royalty.ts'
import styles from './Royalty.module.css'

/** What the index found when it met the collection, for a contract that does not answer now. */
const UNREADABLE = {
  SUPPORTED: 'Not known: the contract fails when it is asked (ERC-2981). A sale here gives none',
  UNSUPPORTED: 'None: the contract knows no royalty (ERC-2981)',
  UNKNOWN: 'None: the contract does not answer for a royalty (ERC-2981)',
} as const

const OF_NOW = 'As it is now: the network node keeps no state of then'

/** Answers of this visit: going back to an item asks nothing again. What is signed is read anew by whoever signs. */
const answered = new Map<string, RoyaltyAnswer>()

export function Royalty({ token }: { readonly token: ItemToken }) {
  return (
    <InView className={styles.royalty} waiting={<Waiting />}>
      <Asked token={token} />
    </InView>
  )
}

const Waiting = () => <Skeleton width={160} height={20} />

function Asked({ token }: { readonly token: ItemToken }) {
  const { chainId, rpcUrl, rpcFallbackUrls } = useConfig().network
  const block = usePast()?.number
  const { tokenId } = token
  const collection = token.collection.id
  const key = [chainId, collection, tokenId, block].join(' ')
  const send = useMemo(
    () => createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls }),
    [rpcUrl, rpcFallbackUrls],
  )
  /** The question that was not answered. */
  const [failed, setFailed] = useState<string>()
  const [round, setRound] = useState(0)
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)

  // Outside system: the chain.
  useEffect(() => {
    if (answered.has(key)) return
    let wanted = true
    askRoyalty(send, { collection: parseAddress(collection), tokenId: parseTokenId(tokenId), block }).then(
      (answer) => {
        answered.set(key, answer)
        // Also while the page is left: once it is come back to, nothing asks any more.
        drawAnew()
      },
      () => {
        if (wanted) setFailed(key)
      },
    )
    return () => {
      wanted = false
    }
  }, [key, send, collection, tokenId, block, round])

  const answer = answered.get(key)
  if (answer === undefined && failed !== key) return <Waiting />
  if (answer === undefined) {
    const retry = () => {
      setFailed(undefined)
      setRound(round + 1)
    }
    return (
      <span className={styles.failed}>
        Not read: the network node does not answer
        <Button size="s" onClick={retry}>
          Ask again
        </Button>
      </span>
    )
  }
  return (
    <span className={styles.answer}>
      {wordsOf(answer, token)}
      {/* In the line itself: one more would push what stands below, once the answer comes. */}
      {answer.ofNow && (
        <span title={OF_NOW}>
          (now)<VisuallyHidden> {OF_NOW}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

function wordsOf(answer: RoyaltyAnswer, { collection }: ItemToken): ReactNode {
  switch (answer.kind) {
    case 'asked':
      return (
        <>
          <span>
            {answer.share.exact ? '' : 'about '}
            {formatBasisPoints(answer.share.basisPoints)} to
          </span>{' '}
          <Address address={answer.recipient} />
          {answer.capped && (
            <span className={styles.note}>
              {' '}
              A sale here gives at most {formatBasisPoints(ROYALTY_CAP_BASIS_POINTS)}
            </span>
          )}
        </>
      )
    case 'varies':
      return 'Depends on the price: it is shown before you sign'
    case 'none':
      return 'The contract asks for none'
    case 'unreadable':
      return UNREADABLE[collection.royaltySupport]
  }
}
