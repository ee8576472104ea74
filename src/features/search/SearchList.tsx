// The matches under the search box, grouped by what they are, as options of its list.
import { useDeferredValue, useEffect, useMemo } from 'react'
import { CornerDownLeft } from 'lucide-react'
import { classNames } from '../../ui/classNames.ts'
import { Identicon } from '../../ui/Identicon.tsx'
import { Media } from '../../ui/Media.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { checksumAddress } from '../../domain/checksum.ts'
import styles from './SearchList.module.css'
import { type Match, useMatches } from './useMatches.ts'

export interface SearchListProps {
  readonly text: string
  /** Index of the match that the arrow keys are on; -1 for none. */
  readonly active: number
  readonly optionId: (index: number) => string
  /** Told the paths of the matches whenever they change. */
  readonly onMatches: (paths: readonly string[]) => void
  readonly onChoose: (path: string) => void
  readonly onHover: (index: number) => void
}

const COUNTS = { collections: 4, tokens: 7 }
const TYPING_PAUSE_MILLISECONDS = 120
const GROUP_NAMES: Record<Match['kind'], string> = {
  collection: 'Collections',
  item: 'Items',
  account: 'Addresses',
}
const NONE: readonly Match[] = []

export function SearchList({ text, active, optionId, onMatches, onChoose, onHover }: SearchListProps) {
  const settled = useSettled(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const found = useMatches(settled, COUNTS)
  const matches = useDeferredValue(found.kind === 'found' ? found.matches : NONE)
  const paths = useMemo(() => matches.map(({ path }) => path), [matches])
  const key = paths.join(' ')

  // The box owns the arrow keys and needs to know where they lead.
  useEffect(() => {
    onMatches(key === '' ? [] : key.split(' '))
  }, [key, onMatches])

  if (text.trim() === '') return null
  if (found.kind === 'nothing')
    return <p className={styles.note}>Type a little more: a name, a number or an address.</p>
  if (found.kind === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {found.error.message}
      </p>
    )
  }
  if (found.kind === 'searching') return <Waiting />
  return (
    <>
      <span role="status">
        <VisuallyHidden>{matches.length === 0 ? 'No matches' : `${matches.length} matches`}</VisuallyHidden>
      </span>
      {matches.length === 0 && (
        <p className={styles.note}>
          Nothing is called “<bdi>{settled}</bdi>”.
        </p>
      )}
      {(['collection', 'item', 'account'] as const).map((kind) => {
        const own = matches.flatMap((match, index) => (match.kind === kind ? [{ match, index }] : []))
        if (own.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={GROUP_NAMES[kind]}>
            <div className={styles.group} aria-hidden="true">
              {GROUP_NAMES[kind]}
            </div>
            {own.map(({ match, index }) => (
              <Option
                key={match.path}
                match={match}
                id={optionId(index)}
                selected={index === active}
                onChoose={() => onChoose(match.path)}
                onHover={() => onHover(index)}
              />
            ))}
          </div>
        )
      })}
      {matches.length > 0 && (
        <p className={styles.all} aria-hidden="true">
          <CornerDownLeft /> Enter for all results
        </p>
      )}
    </>
  )
}

interface OptionProps {
  readonly match: Match
  readonly id: string
  readonly selected: boolean
  readonly onChoose: () => void
  readonly onHover: () => void
}

/** The keyboard goes through the field, which names this by `aria-activedescendant`. */
function Option({ match, id, selected, onChoose, onHover }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classNames(styles.option, selected && styles.selected)}
      // Keeps the focus in the field, whose loss would close the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={onHover}
    >
      <span className={styles.picture} aria-hidden="true">
        {match.kind === 'account' ? (
          <Identicon address={match.address} size={36} />
        ) : (
          <Media image={match.image} alt="" />
        )}
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{match.name}</bdi>
        <bdi className={styles.matchNote}>
          {match.kind === 'account' ? checksumAddress(match.address) : match.note}
        </bdi>
      </span>
    </div>
  )
}

function Waiting() {
  return [0, 1, 2].map((line) => (
    <div key={line} className={styles.option} aria-hidden="true">
      <Skeleton width="36px" height="36px" />
      <Skeleton shape="text" width={`${18 - 3 * line}ch`} />
    </div>
  ))
}
