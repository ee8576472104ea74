// The page of one item: its queries, and what it shows before and instead of the item.
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { errorText } from '../../domain/errors.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTokenId, type TokenId } from '../../domain/tokenId.ts'
import { MalformedCollection } from '../../features/collections/CollectionNotFound.tsx'
import { VerificationScope } from '../../features/history/verification/VerificationScope.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState, NotFound } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ItemPage_recordDocument, ItemPageDocument } from './__generated__/ItemPage.ts'
import { Item } from './Item.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'
import { itemVariables } from './itemVariables.ts'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Item.module.css'

export function ItemPage() {
  const t = useTranslate()
  const { collection = '', tokenId = '' } = useParams()
  const address = tryReadAddress(collection)
  const number = parseItemNumber(tokenId)
  if (address === undefined) return <MalformedCollection />
  if ('problem' in number) {
    return (
      <Page title={t(collectionTexts.notFound.page)}>
        <NotFound title={t(itemPageTexts.badTokenId)}>{t(number.problem)}</NotFound>
      </Page>
    )
  }
  return <ItemAt key={tokenEntityId(address, number.tokenId)} collection={address} tokenId={number.tokenId} />
}

function parseItemNumber(text: string): { readonly tokenId: TokenId } | { readonly problem: Value } {
  try {
    return { tokenId: parseTokenId(text) }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

function ItemAt({ collection, tokenId }: { readonly collection: Address; readonly tokenId: TokenId }) {
  const t = useTranslate()
  const now = useQueryTime()
  const { network } = useConfig()
  const open = { live: true, ...endsAfter(now) }
  const id = tokenEntityId(collection, tokenId)
  const query = useIndexQuery(ItemPageDocument, {
    variables: itemVariables({ collection, token: id, now }, network),
    keepPrevious: 'always',
  })
  // Starts at the same time, but the page doesn't wait for it.
  const record = useIndexQuery(ItemPage_recordDocument, {
    variables: { id, openBundles: { side: 'ASK', scope: 'BUNDLE', ...open } },
    keepPrevious: 'always',
  })
  if (query.kind === 'failed') {
    return (
      <Page title={t(itemPageTexts.title)}>
        <ErrorState
          scope="page"
          title={t(itemPageTexts.loadFailed)}
          error={query.error}
          onRetry={query.retry}
        />
      </Page>
    )
  }
  if (query.kind !== 'ready') {
    return (
      <Page title={t(itemPageTexts.title)}>
        <ItemSkeleton />
      </Page>
    )
  }
  const { token, collection: known, collectionMarkets } = query.data
  if (token === null || known === null) {
    return <ItemNotFound collection={collection} tokenId={tokenId} collectionRow={known} />
  }
  return (
    <VerificationScope token={token.id}>
      <Item token={token} markets={collectionMarkets} collection={known} record={record} />
    </VerificationScope>
  )
}

function ItemSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.item}>
      <div className={styles.stage}>
        {/* Inside the first column: beside both it would be a third. */}
        <LoadingLabel>{t(itemPageTexts.loading)}</LoadingLabel>
        <Skeleton className={styles.waitingMedia} />
      </div>
      <div className={styles.label}>
        <div className={styles.heading}>
          <Skeleton shape="text" width="18ch" />
          <Skeleton width="70%" height={40} />
          <Skeleton shape="text" width="30ch" />
        </div>
        <Skeleton height={168} />
        <div className={styles.traits}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={66} />
          ))}
        </div>
      </div>
    </div>
  )
}
