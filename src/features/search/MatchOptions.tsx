// The matches of a text under the search box, grouped by kind, with notes about the search itself.
import { CornerDownLeft } from 'lucide-react'
import { searchTexts } from '../../messages/en/search.ts'
import type { Message } from '../../messages/message.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Match } from './matches.ts'
import { VocabularyNote } from './VocabularyNote.tsx'
import { NameNote } from '../../wallet/names/NameNote.tsx'
import { MatchLine, Option, type OptionListProps } from './Option.tsx'
import styles from './SearchList.module.css'
import type { Matches } from './useMatches.ts'

export interface MatchOptionsProps extends OptionListProps {
  readonly text: string
  readonly result: Matches
  /** The matches to show now, which may lag behind the latest ones. */
  readonly matches: readonly Match[]
  readonly onChoose: (match: Match) => void
}

const GROUP_NAMES: Record<Match['kind'], Message> = {
  collection: searchTexts.collections,
  trait: searchTexts.traits,
  item: searchTexts.items,
  account: searchTexts.addresses,
}

export function MatchOptions(props: MatchOptionsProps) {
  const t = useTranslate()
  const { text, result, matches, id, marked, optionId, onHover, onChoose } = props
  switch (result.kind) {
    case 'nothing':
      return <p className={styles.note}>{t(searchTexts.tooShort)}</p>
    case 'failed':
      return (
        <p className={styles.note} role="alert">
          {t(result.error.text)}
        </p>
      )
    case 'searching':
      return <Waiting />
    case 'found':
  }
  const { corrected, name, partialVocabulary } = result
  const kinds = [...new Set(matches.map(({ kind }) => kind))]
  return (
    <>
      <span role="status">
        <VisuallyHidden>
          {t(
            corrected === undefined
              ? searchTexts.matchCount({ count: matches.length })
              : searchTexts.correctedMatchCount({ corrected, count: matches.length }),
          )}
        </VisuallyHidden>
      </span>
      {name !== undefined && <NameNote className={styles.note} name={name} text={text} />}
      {corrected !== undefined && (
        <p className={styles.note}>
          <Trans
            message={searchTexts.corrected({
              text: <bdi>{text}</bdi>,
              corrected: <bdi className={styles.name}>{corrected}</bdi>,
            })}
          />
        </p>
      )}
      {/* Decided by the latest matches, because those shown may lag behind. */}
      {result.matches.length === 0 && name === undefined && (
        <p className={styles.note}>
          {/^0x/i.test(text) ? (
            t(searchTexts.noAddress)
          ) : (
            <Trans message={searchTexts.noMatch({ text: <bdi>{text}</bdi> })} />
          )}
        </p>
      )}
      {matches.length === 0 && partialVocabulary !== undefined && (
        <VocabularyNote className={styles.note} vocabulary={partialVocabulary} />
      )}
      <div id={id} role="listbox" aria-label={t(searchTexts.matches)}>
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-label={t(GROUP_NAMES[kind])}>
            <div className={styles.group} aria-hidden="true">
              {t(GROUP_NAMES[kind])}
            </div>
            {matches.map(
              (match, index) =>
                match.kind === kind && (
                  <Option
                    key={match.path}
                    id={optionId(index)}
                    selected={match.path === marked}
                    onChoose={() => onChoose(match)}
                    onHover={() => onHover(match.path)}
                  >
                    <MatchLine match={match} />
                  </Option>
                ),
            )}
          </div>
        ))}
      </div>
      {matches.length > 0 && (
        <p className={styles.all} aria-hidden="true">
          <CornerDownLeft /> {t(searchTexts.allResults)}
        </p>
      )}
    </>
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
