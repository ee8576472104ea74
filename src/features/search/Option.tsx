// An option in the list under the search box: the name and picture of its target, and a short text beside them.
import { type ReactNode } from 'react'
import { Boxes, History, Image, Tag, X } from 'lucide-react'
import { checksumAddress } from '../../domain/checksum.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { classNames } from '../../ui/classNames.ts'
import { Identicon } from '../../ui/Identicon.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { ItemLookAlikeMark } from '../../ui/ItemLookAlikeMark.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { Media } from '../../ui/Media.tsx'
import type { Value } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Match } from './matches.ts'
import type { RecentSearch } from './recentSearches.ts'
import styles from './SearchList.module.css'

/** Options under the search box, of which the arrow keys mark one. */
export interface OptionListProps {
  /** Id of the element that contains the options. */
  readonly id: string
  /** The key of the option that the arrow keys are on. */
  readonly marked: string | undefined
  readonly optionId: (index: number) => string
  readonly onHover: (key: string) => void
}

export interface OptionProps {
  readonly id: string
  readonly selected: boolean
  readonly onChoose: () => void
  readonly onHover: () => void
  /** For an option that acts on the list instead of linking to a page. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** The field handles the keyboard and refers to this option with `aria-activedescendant`. */
export function Option({ id, selected, onChoose, onHover, quiet = false, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard goes through the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classNames(styles.option, selected && styles.selected, quiet && styles.quiet)}
      // Keeps the focus in the field, whose loss would close the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={onHover}
    >
      {children}
    </div>
  )
}

interface LineProps {
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly note?: Value
  /** After the name. */
  readonly mark?: ReactNode
}

function Line({ picture, name, note, mark }: LineProps) {
  const t = useTranslate()
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        {mark}
        {note !== undefined && note !== '' && <bdi className={styles.matchNote}>{t(note)}</bdi>}
      </span>
    </>
  )
}

export function MatchLine({ match }: { readonly match: Match }) {
  const t = useTranslate()
  return (
    <Line
      picture={<MatchPicture match={match} size={36} />}
      name={match.kind === 'item' ? <ItemName item={match} /> : t(match.name)}
      mark={<MatchMark match={match} />}
      note={match.kind === 'account' ? checksumAddress(match.address) : match.note}
    />
  )
}

/** Says that a match is not the listed collection that it resembles. */
export function MatchMark({ match }: { readonly match: Match }) {
  const t = useTranslate()
  if (match.kind === 'item') return <ItemLookAlikeMark collection={match.contract} item={match} />
  return match.kind === 'account' ? null : (
    <LookAlikeMark address={match.contract.address} names={[match.contract.name, t(match.name)]} />
  )
}

export function MatchPicture({ match, size }: { readonly match: Match; readonly size: number }) {
  switch (match.kind) {
    case 'account':
      return <Identicon address={match.address} size={size} />
    case 'trait':
      return (
        <span className={styles.sign}>
          <Tag />
        </span>
      )
    case 'collection':
      return (
        <Media collection={match.contract.address} item={match.contract.address} image={match.image} alt="" />
      )
    case 'item':
      return <Media collection={match.contract.address} item={match.id} image={match.image} alt="" />
  }
}

const RECENT_SIGNS = { text: History, collection: Boxes, trait: Tag, item: Image, account: History } as const

export function RecentLine({
  search,
  onRemove,
}: {
  readonly search: RecentSearch
  readonly onRemove: () => void
}) {
  const t = useTranslate()
  const Sign = RECENT_SIGNS[search.kind]
  return (
    <>
      <Line
        picture={
          <span className={styles.sign}>
            <Sign />
          </span>
        }
        name={search.kind === 'text' ? search.text : search.name}
        {...(search.kind === 'text' ? {} : { note: search.note })}
      />
      {/* For pointers only: keyboard users press Delete. */}
      <span
        className={styles.remove}
        aria-hidden="true"
        title={t(searchTexts.remove)}
        onClick={(event) => {
          event.stopPropagation()
          onRemove()
        }}
      >
        <X />
      </span>
    </>
  )
}
