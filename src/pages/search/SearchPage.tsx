// Everything a text matches: collections and addresses first, then the items as cards.
import { useState } from 'react'
import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Link } from '../../ui/Link.tsx'
import { MAX_SEARCH_CHARACTERS } from '../../features/search/searchLimit.ts'
import { type Match, useMatches } from '../../features/search/useMatches.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { checksumAddress } from '../../domain/checksum.ts'
import { Button } from '../../ui/Button.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Grid, Page, Section } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Media } from '../../ui/Media.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './SearchPage.module.css'

const COUNTS = { collections: 24, tokens: 60 }

export function SearchPage() {
  const [query] = useSearchParams()
  const text = query.get('q') ?? ''
  const tooLong = text.trim().length > MAX_SEARCH_CHARACTERS
  return (
    <Page title={text === '' ? 'Search' : `Search: ${text.slice(0, 60)}`}>
      <PageHeader title="Search">
        <SearchForm
          key={text}
          text={text}
          error={tooLong ? `Only the first ${MAX_SEARCH_CHARACTERS} characters are looked for.` : undefined}
        />
      </PageHeader>
      <Results text={text} />
    </Page>
  )
}

function SearchForm({ text, error }: { readonly text: string; readonly error: string | undefined }) {
  const [, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(text)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setQuery(typed.trim() === '' ? {} : { q: typed.trim() })
      }}
    >
      <TextField
        className={styles.field}
        label="Collection, item or address"
        labelHidden
        type="search"
        placeholder="Name, number or address"
        prefix={<Search aria-hidden="true" />}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}

function Results({ text }: { readonly text: string }) {
  const found = useMatches(text, COUNTS)
  switch (found.kind) {
    case 'nothing':
      return (
        <Empty title="What are you looking for?">
          A collection by its name, an item by its name or number, or anyone’s address.
        </Empty>
      )
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
      const places = found.matches.filter(({ kind }) => kind !== 'item')
      if (found.matches.length === 0) {
        return (
          <Empty title="Nothing matches">
            No collection or item has “<bdi>{text.slice(0, MAX_SEARCH_CHARACTERS)}</bdi>” in its name. Check
            the spelling, or try a shorter word.
          </Empty>
        )
      }
      return (
        <>
          {places.length > 0 && (
            <Section
              title={places.some(({ kind }) => kind === 'account') ? 'At this address' : 'Collections'}
            >
              <ul className={styles.places}>
                {places.map((match) => (
                  <Place key={match.path} match={match} />
                ))}
              </ul>
            </Section>
          )}
          {found.tokens.length > 0 && (
            <Section
              title="Items"
              count={found.tokens.length === COUNTS.tokens ? `first ${COUNTS.tokens}` : found.tokens.length}
            >
              <Grid>
                {found.tokens.map((token) => (
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

function Place({ match }: { readonly match: Match }) {
  return (
    <li className={styles.place}>
      <span className={styles.picture} aria-hidden="true">
        {match.kind === 'account' ? (
          <Identicon address={match.address} size={56} />
        ) : (
          <Media image={match.image} alt="" />
        )}
      </span>
      <span className={styles.text}>
        <Link className={styles.link} to={match.path}>
          <bdi>{match.name}</bdi>
        </Link>
        <span className={styles.note}>
          {match.kind === 'account' ? checksumAddress(match.address) : match.note}
        </span>
      </span>
    </li>
  )
}
