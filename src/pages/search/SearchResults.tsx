// The full results of a search: accounts and collections, then items as cards, then traits; or an empty state.
import { type Match } from '../../features/search/matches.ts'
import { VocabularyNote } from '../../features/search/VocabularyNote.tsx'
import { NameNote } from '../../wallet/names/NameNote.tsx'
import { MatchMark, MatchPicture } from '../../features/search/Option.tsx'
import { MAX_SEARCH_CHARACTERS } from '../../features/search/searchLimit.ts'
import { useRecentSearches } from '../../features/search/recentSearches.ts'
import { useMatches } from '../../features/search/useMatches.ts'
import { toCardItem } from '../../features/items/cardItem.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { checksumAddress } from '../../domain/checksum.ts'
import { searchPath } from '../../domain/paths.ts'
import { searchTexts } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid, Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SearchPage.module.css'

const COUNTS = { collections: 24, traits: 12, tokens: 60 }

const PLACES = [
  { kind: 'account', title: searchTexts.addresses, most: Number.POSITIVE_INFINITY },
  { kind: 'collection', title: searchTexts.collections, most: COUNTS.collections },
] as const

export function SearchResults({ text }: { readonly text: string }) {
  const t = useTranslate()
  const { network } = useConfig()
  const result = useMatches(text, COUNTS)
  switch (result.kind) {
    case 'nothing':
      return <EmptySearch tooShort={text.trim() !== ''} />
    case 'searching':
      return (
        <>
          <LoadingLabel>{t(searchTexts.page.loading)}</LoadingLabel>
          <Grid>
            {Array.from({ length: 8 }, (_, i) => (
              <CardSkeleton key={i} eyebrow />
            ))}
          </Grid>
        </>
      )
    case 'failed':
      return <ErrorState title={t(searchTexts.page.failed)} error={result.error} onRetry={result.retry} />
    case 'found': {
      const { matches, tokens, corrected, name, partialVocabulary, previous } = result
      const searchedText = text.trim().slice(0, MAX_SEARCH_CHARACTERS)
      return (
        <>
          <span role="status">
            <VisuallyHidden>
              {!previous && t(searchTexts.page.resultCount({ count: matches.length }))}
            </VisuallyHidden>
          </span>
          {name !== undefined && <NameNote className={styles.note} name={name} text={searchedText} />}
          {corrected !== undefined && (
            <p className={styles.note}>
              <Trans
                message={searchTexts.corrected({
                  text: <bdi>{searchedText}</bdi>,
                  corrected: (
                    <Link to={searchPath(corrected)}>
                      <bdi>{corrected}</bdi>
                    </Link>
                  ),
                })}
              />
            </p>
          )}
          {matches.length === 0 && name?.kind !== 'loading' && (
            <Empty title={t(searchTexts.page.empty)}>
              <Trans message={searchTexts.page.emptyHint({ text: <bdi>{searchedText}</bdi> })} />
              {partialVocabulary !== undefined && <VocabularyNote vocabulary={partialVocabulary} />}
            </Empty>
          )}
          {PLACES.map(({ kind, title, most }) => (
            <Places
              key={kind}
              title={t(title)}
              most={most}
              matches={matches.filter((match) => match.kind === kind)}
            />
          ))}
          {tokens.length > 0 && (
            <Section title={t(searchTexts.items)} count={t(shownCount(tokens.length, COUNTS.tokens))}>
              <Grid>
                {tokens.map((token) => (
                  <TokenCard key={token.id} item={toCardItem(token, network)} />
                ))}
              </Grid>
            </Section>
          )}
          <Places
            title={t(searchTexts.traits)}
            most={COUNTS.traits}
            matches={matches.filter(({ kind }) => kind === 'trait')}
          />
        </>
      )
    }
  }
}

/** A full page may not be all matches. */
function shownCount(count: number, most: number): Value {
  return count < most ? count : searchTexts.page.firstCount({ most })
}

function EmptySearch({ tooShort }: { readonly tooShort: boolean }) {
  const t = useTranslate()
  const [recent] = useRecentSearches()
  return (
    <>
      <Empty title={t(tooShort ? searchTexts.page.tooShort : searchTexts.page.start)}>
        {t(searchTexts.page.startHint)}
      </Empty>
      {recent.length > 0 && (
        <Section title={t(searchTexts.recentSearches)}>
          <ul className={styles.recent}>
            {recent.map((search) => {
              const [to, words] =
                search.kind === 'text' ? [searchPath(search.text), search.text] : [search.path, search.name]
              return (
                <li key={to}>
                  <Link to={to}>
                    <bdi>{words}</bdi>
                  </Link>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}

interface PlacesProps {
  readonly title: string
  readonly most: number
  readonly matches: readonly Match[]
}

function Places({ title, most, matches }: PlacesProps) {
  const t = useTranslate()
  if (matches.length === 0) return null
  return (
    <Section title={title} count={t(shownCount(matches.length, most))}>
      <ul className={styles.places}>
        {matches.map((match) => (
          <li key={match.path} className={styles.place}>
            <span className={styles.picture} aria-hidden="true">
              <MatchPicture match={match} size={56} />
            </span>
            <span className={styles.text}>
              <Link className={styles.link} to={match.path}>
                <bdi>{t(match.name)}</bdi>
              </Link>
              <MatchMark match={match} />
              <bdi className={styles.note}>
                {match.kind === 'account' ? checksumAddress(match.address) : t(match.note)}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
