import { describe, expect, it } from 'vitest'
import { createRecentSearches, MAX_RECENT_SEARCHES, type RecentSearch } from './recentSearches.ts'

const NAME = 'vitrine.searches.local.1'
const account = `/account/0x${'ab'.repeat(20)}`

/** Storage as a browser provides it, shared by the lists created over it. */
function memory(record?: string) {
  const kept = new Map(record === undefined ? [] : [[NAME, record]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> }
}

const open = (storage: Storage | undefined, events = new EventTarget()) =>
  createRecentSearches({ name: NAME, storage, events })
const text = (words: string): RecentSearch => ({ kind: 'text', text: words })

describe('recent searches', () => {
  it('are read back with the latest first, without duplicates, up to the limit', () => {
    const storage = memory()
    const recent = open(storage)
    for (let i = 0; i < 12; i++) recent.add(text(`work ${i}`))
    recent.add(text('WORK 9'))
    recent.add({ kind: 'account', path: account, name: 'ada.eth', note: '' })
    const again = open(storage).all()
    expect(again).toHaveLength(MAX_RECENT_SEARCHES)
    expect(again.slice(0, 3)).toEqual([
      { kind: 'account', path: account, name: 'ada.eth', note: '' },
      text('WORK 9'),
      text('work 11'),
    ])
  })

  it('can be removed, one or all', () => {
    const storage = memory()
    const recent = open(storage)
    recent.add(text('one'))
    recent.add(text('two'))
    recent.remove(text('two'))
    expect(open(storage).all()).toEqual([text('one')])
    recent.clear()
    expect(recent.all()).toEqual([])
    expect(storage.kept.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"kind":"text","text":"x"}'],
    ['a path off the site', '[{"kind":"item","path":"//evil.test","name":"x","note":""}]'],
    ['a script', '[{"kind":"item","path":"javascript:alert(1)","name":"x","note":""}]'],
    ['a path with a tail', `[{"kind":"account","path":"${account}evil","name":"x","note":""}]`],
    ['another kind', '[{"kind":"else","text":"x"}]'],
    ['an empty text', '[{"kind":"text","text":"  "}]'],
  ])('ignore stored values that aren’t searches: %s', (_, record) => {
    expect(open(memory(record)).all()).toEqual([])
  })

  it('keep valid entries among invalid ones', () => {
    expect(open(memory('[7,{"kind":"text","text":"blue"},null]')).all()).toEqual([text('blue')])
  })

  it.each([
    ['denied', { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage],
    ['full', { getItem: () => null, setItem: refuse, removeItem: refuse } as unknown as Storage],
    ['missing', undefined],
  ])('last as long as the page when storage is %s', (_, storage) => {
    const recent = open(storage)
    recent.add(text('blue'))
    recent.add(text('red'))
    expect(recent.all()).toEqual([text('red'), text('blue')])
    recent.clear()
    expect(recent.all()).toEqual([])
  })

  it('are shared with other tabs', () => {
    const storage = memory()
    const events = new EventTarget()
    const here = open(storage, events)
    let notified = 0
    const leave = here.subscribe(() => (notified += 1))
    open(storage).add(text('from there'))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(notified).toBe(0)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: NAME }))
    expect(notified).toBe(1)
    expect(here.all()).toEqual([text('from there')])
    leave()
    open(storage).add(text('unheard'))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: NAME }))
    expect(notified).toBe(1)
  })
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
