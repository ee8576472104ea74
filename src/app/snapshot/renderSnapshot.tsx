// Draws a snapshot of a page as static HTML, with the page's own components and styles, so that nothing moves when the
// page takes over. What it may not show keeps its place: values of figures, controls, and texts below the title.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { VitrineConfig } from '../../domain/config.ts'
import type { Address } from '../../domain/address.ts'
import { listUnits } from '../../domain/currency.ts'
import { homePath } from '../../domain/paths.ts'
import { sitePathUrl } from '../../domain/timeTravel.ts'
import collectionHeader from '../../features/collections/CollectionHeader.module.css'
import { CollectionStatsSkeleton } from '../../features/collections/CollectionStatsSkeleton.tsx'
import { collectionViews } from '../../features/collections/collectionViews.ts'
import frame from '../../pages/collection/CollectionFrame.module.css'
import items from '../../pages/collection/CollectionItems.module.css'
import toolbar from '../../pages/collection/ItemsToolbar.module.css'
import { type HomeTexts, describeHome } from '../../pages/home/homeTexts.ts'
import wall from '../../pages/home/Wall.module.css'
import { Card } from '../../ui/Card.tsx'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import media from '../../ui/Media.module.css'
import layout from '../../ui/Layout.module.css'
import { classNames } from '../../ui/classNames.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import tabs from '../../ui/Tabs.module.css'
import header from '../layout/Header.module.css'
import { Mark } from '../layout/Mark.tsx'
import shell from '../Shell.module.css'
import { LANGUAGE_STYLE, loadTranslations, type Translations, Words } from './languages.tsx'
import { liftStyles } from './liftStyles.ts'
import type { Snapshot, SnapshotCard } from './model.ts'

/** The address from which a snapshot shows a picture that the page would load from elsewhere. */
export type Copies = ReadonlyMap<string, string>

export interface RenderedSnapshot {
  readonly html: string
  /** The style that the HTML needs beside the page's own style sheets. */
  readonly style: string
}

/** Cards whose pictures load at once: those in view on a laptop. The others load when they come near. */
const EARLY = 8

/** The grid of `features/items/TokenGrid.tsx` in its default layout, which measures itself. */
const STYLE = `
#snapshot{position:absolute;inset:0 0 auto;z-index:20;min-height:100dvh;background:var(--surface-0)}
html[data-snapshot="off"] #snapshot{display:none}
#snapshot noscript{display:block;padding:var(--space-3) var(--page-gutter);border-bottom:1px solid var(--line)}
#snapshot .snapshot-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(236px,calc(50% - 10px)),1fr));gap:32px 20px}
#snapshot .snapshot-cell{container-type:inline-size;min-width:0}
#snapshot .snapshot-cell>article{height:calc(round(up,100cqi,1px) + 52px)}
#snapshot .snapshot-blank{visibility:hidden}
#snapshot .snapshot-control{height:var(--target);border-radius:var(--radius-s);background:var(--surface-2)}
`.replaceAll('\n', '')

/**
 * @param notice HTML of what visitors without JavaScript read
 * @param copies by the address of the picture that the page would load
 */
export async function renderSnapshot(
  snapshot: Snapshot,
  { config, copies, notice }: { config: VitrineConfig; copies: Copies; notice: string },
): Promise<RenderedSnapshot> {
  const translations = await loadTranslations()
  const cards = snapshot.cards.map((card, index) => (
    <SnapshotItem
      key={card.path}
      card={card}
      copies={copies}
      early={index < EARLY}
      withCollection={snapshot.kind === 'home'}
    />
  ))
  const markup = renderToStaticMarkup(
    <StaticRouter basename={config.basePath} location={sitePathUrl(snapshot.path, config.basePath)}>
      <ConfigProvider config={config}>
        <div className={shell.shell}>
          <Header config={config} />
          {/* Only for visitors without JavaScript, so nothing moves for others. */}
          <div dangerouslySetInnerHTML={{ __html: notice }} />
          <main className={shell.main}>
            <div className={layout.page}>
              {snapshot.kind === 'home' ? (
                <Home
                  texts={describeHome(config.brand, { ...snapshot, kind: snapshot.wallKind })}
                  translations={translations}
                >
                  {cards}
                </Home>
              ) : (
                <Collection
                  name={snapshot.name}
                  address={snapshot.address}
                  hasNote={listUnits(config.network).length > 1}
                  translations={translations}
                >
                  {cards}
                </Collection>
              )}
            </div>
          </main>
        </div>
      </ConfigProvider>
    </StaticRouter>,
  )
  const { html, style } = liftStyles(markup)
  return {
    html: `<div id="snapshot" aria-busy="true">${html}</div>`,
    style: STYLE + LANGUAGE_STYLE + style,
  }
}

function Header({ config: { brand, basePath } }: { readonly config: VitrineConfig }) {
  return (
    <header className={header.header}>
      <div className={header.bar}>
        <a className={header.brand} href={sitePathUrl(homePath(), basePath)}>
          {/* A logo depends on the theme, which only the page knows. */}
          {brand.logo === undefined && (
            <>
              <Mark />
              <span className={header.wordmark}>{brand.name}</span>
            </>
          )}
        </a>
      </div>
    </header>
  )
}

/** Keeps the line of a name that isn't shown. */
const NO_NAME = '\u00a0'

interface SnapshotItemProps {
  readonly card: SnapshotCard
  readonly copies: Copies
  readonly early: boolean
  readonly withCollection: boolean
}

function SnapshotItem({ card, copies, early, withCollection }: SnapshotItemProps) {
  const source = card.picture?.source
  const copy = source === undefined ? undefined : copies.get(source)
  return (
    <Card
      to={card.path}
      media={
        <div className={media.box}>
          {copy !== undefined && (
            <img
              className={media.media}
              src={copy}
              {...(copy === source ? {} : { 'data-source': source })}
              alt={card.name}
              {...(early ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              draggable={false}
            />
          )}
        </div>
      }
      title={<bdi>{card.name}</bdi>}
      eyebrow={withCollection ? <bdi>{card.collectionName ?? NO_NAME}</bdi> : undefined}
    />
  )
}

interface HomeProps {
  readonly texts: HomeTexts
  readonly translations: Translations
  readonly children: readonly ReactNode[]
}

function Home({ texts: { title, lead, note }, translations, children }: HomeProps) {
  return (
    <section className={wall.section}>
      <header className={wall.header}>
        <div>
          <h1 className={wall.title}>
            <Words message={title} translations={translations} />
          </h1>
          <p className={wall.note}>
            <Words message={note} translations={translations} />
          </p>
        </div>
        <p className={wall.lead}>
          <Words message={lead} translations={translations} />
        </p>
      </header>
      {children.length > 0 && (
        <div className={wall.wall}>
          {children.map((card, index) => (
            <div key={index} className={wall.work}>
              {card}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

interface CollectionProps {
  readonly name: string
  readonly address: Address
  /** Whether the page explains its order: prices in several units of account can't be compared. */
  readonly hasNote: boolean
  readonly translations: Translations
  readonly children: readonly ReactNode[]
}

/** The layout of `pages/collection`, with blanks as high as its controls. */
function Collection({ name, address, hasNote, translations, children }: CollectionProps) {
  return (
    <>
      <PageHeader
        title={
          <span className={collectionHeader.title}>
            <bdi>{name}</bdi>
            <span style={{ width: 22 }} />
          </span>
        }
        aside={
          <CollectionStatsSkeleton
            translate={(message) => <Words message={message} translations={translations} />}
          />
        }
      >
        <span className={`${collectionHeader.facts} snapshot-blank`}>0x</span>
      </PageHeader>
      <div className={tabs.tabs}>
        <ul className={tabs.list}>
          {collectionViews(address).map(({ to, label }, index) => (
            <li key={to}>
              <Link to={to} className={classNames(tabs.tab, index === 0 && tabs.current)}>
                <Words message={label} translations={translations} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={frame.view}>
        <div className={items.layout}>
          <aside className={items.side} />
          <div className={items.main}>
            <div className={toolbar.toolbar}>
              <span className={toolbar.filters}>
                <div className="snapshot-control" style={{ width: 110 }} />
              </span>
              <div className={`${toolbar.search} snapshot-control`} />
              <div className={`${toolbar.sort} snapshot-control`} />
            </div>
            <div className={items.results}>
              <div className={items.count}>
                <p />
                {hasNote && <p className={items.order}>0</p>}
              </div>
              <span className={items.tools}>
                <div className="snapshot-control" />
              </span>
            </div>
            <div className="snapshot-grid">
              {children.map((card, index) => (
                <div key={index} className="snapshot-cell">
                  {card}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
