// What a text leads to, in full: places by kind, then items as cards; and what to say where there is nothing.
import { type Match } from '../../features/search/matches.ts'
import { NameNote } from '../../features/search/NameNote.tsx'
import { MatchMark, MatchPicture } from '../../features/search/Option.tsx'
import { MAX_SEARCH_CHARACTERS } from '../../features/search/searchLimit.ts'
import { useRecentSearches } from '../../features/search/useRecentSearches.ts'
import { UnreadNote } from '../../features/search/UnreadNote.tsx'
import { useMatches } from '../../features/search/useMatches.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { checksumAddress } from '../../domain/checksum.ts'
import { searchPath } from '../../domain/paths.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { Grid, Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SearchPage.module.css'

const COUNTS = { collections: 24, traits: 12, tokens: 60 }

const PLACES = [
  { kind: 'account', title: 'Addresses', most: Number.POSITIVE_INFINITY },
  { kind: 'collection', title: 'Collections', most: COUNTS.collections },
  { kind: 'trait', title: 'Traits', most: COUNTS.traits },
] as const

export function SearchResults({ text }: { readonly text: string }) {
  const found = useMatches(text, COUNTS)
  switch (found.kind) {
    case 'nothing':
      return <NothingTyped />
    case 'searching':
      return (
        <>
          <LoadingLabel>Searching</LoadingLabel>
          <Grid>
            {Array.from({ length: 8 }, (_, i) => (
              <CardSkeleton key={i} eyebrow />
            ))}
          </Grid>
        </>
      )
    case 'failed':
      return <ErrorState error={found.error} onRetry={found.retry} />
    case 'found': {
      const { matches, tokens, corrected, name, unread, previous } = found
      const sought = text.trim().slice(0, MAX_SEARCH_CHARACTERS)
      return (
        <>
          <span role="status">
            <VisuallyHidden>{!previous && countedWords(matches.length)}</VisuallyHidden>
          </span>
          {name !== undefined && <NameNote className={styles.said} name={name} text={sought} />}
          {corrected !== undefined && (
            <p className={styles.said}>
              Nothing is called “<bdi>{sought}</bdi>”. Showing results for{' '}
              <Link to={searchPath(corrected)}>
                <bdi>{corrected}</bdi>
              </Link>
              .
            </p>
          )}
          {matches.length === 0 && name?.kind !== 'asking' && (
            <Empty title="Nothing matches">
              No collection, trait or item is called “<bdi>{sought}</bdi>”. Check the spelling, or try a
              shorter word.
              {unread !== undefined && <UnreadNote unread={unread} />}
            </Empty>
          )}
          {PLACES.map(({ kind, title, most }) => (
            <Places
              key={kind}
              title={title}
              most={most}
              matches={matches.filter((match) => match.kind === kind)}
            />
          ))}
          {tokens.length > 0 && (
            <Section title="Items" count={countWords(tokens.length, COUNTS.tokens)}>
              <Grid>
                {tokens.map((token) => (
                  <TokenCard key={token.id} token={token} withCollection />
                ))}
              </Grid>
            </Section>
          )}
        </>
      )
    }
  }
}

/** As many as are asked for may be fewer than there are. */
function countWords(count: number, most: number): number | string {
  return count < most ? count : `first ${most}`
}

function countedWords(count: number): string {
  return count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`
}

function NothingTyped() {
  const [recent] = useRecentSearches()
  return (
    <>
      <Empty title="What are you looking for?">
        A collection by its name, an item by its name or number, a trait, or anyone’s address or ENS name.
      </Empty>
      {recent.length > 0 && (
        <Section title="Recent searches">
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
  if (matches.length === 0) return null
  return (
    <Section title={title} count={countWords(matches.length, most)}>
      <ul className={styles.places}>
        {matches.map((match) => (
          <li key={match.path} className={styles.place}>
            <span className={styles.picture} aria-hidden="true">
              <MatchPicture match={match} size={56} />
            </span>
            <span className={styles.text}>
              <Link className={styles.link} to={match.path}>
                <bdi>{match.name}</bdi>
              </Link>
              <MatchMark match={match} />
              <span className={styles.note}>
                {match.kind === 'account' ? checksumAddress(match.address) : match.note}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
