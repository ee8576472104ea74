// @vitest-environment jsdom
// The pages' notices are recognized by their text, and logged from when they appear until they are gone.
import '../support/dom.ts'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { type IndexHealth } from '../../src/app/status/indexMonitor.ts'
import { IndexLine } from '../../src/app/status/lines.tsx'
import { renderInFrame } from '../support/renderInFrame.tsx'
import { findAlarm, isOutageTrouble, type LiveText } from './alarms.ts'
import { createNoticeLog } from './noticeLog.ts'

const alert = (text: string): LiveText => ({ role: 'alert', text })
const status = (text: string): LiveText => ({ role: 'status', text })

describe('an alarm', () => {
  test.each<[IndexHealth, string]>([
    [{ kind: 'behind', indexedBlock: 1_200, headBlock: 1_234 }, 'index behind'],
    [{ kind: 'chain-behind', indexedBlock: 30, headBlock: 20 }, 'node behind'],
    [{ kind: 'failed', indexedBlock: 77 }, 'index failed'],
    [{ kind: 'forked', indexedBlock: 5 }, 'index on another branch'],
    [{ kind: 'index-unreachable' }, 'index unreachable'],
    [{ kind: 'chain-unreachable', indexedBlock: 1 }, 'node unreachable'],
    [{ kind: 'wrong-chain', chainId: 5 }, 'node of another chain'],
    [{ kind: 'restarted' }, 'chain reset'],
  ])('is recognized by the text of the page: %o', (health, name) => {
    const { textContent } = renderInFrame(createElement(IndexLine, { health })).container
    expect(findAlarm(status(textContent))?.name).toBe(name)
  })

  test('is any alert that is not about the user’s own affairs, and no other status', () => {
    expect(findAlarm(alert('Something new went wrong.'))?.name).toBe('other alert')
    expect(findAlarm(alert('Reactivated listings: 2'))).toBeUndefined()
    expect(findAlarm(status('12 items'))).toBeUndefined()
  })

  test('behind the page is expected during an outage only for network errors', () => {
    expect(isOutageTrouble('console: Failed to load resource: net::ERR_CONNECTION_REFUSED')).toBe(true)
    expect(isOutageTrouble('502 POST http://127.0.0.1:4173/rpc')).toBe(true)
    expect(isOutageTrouble('404 GET http://127.0.0.1:4173/a.js')).toBe(false)
    expect(isOutageTrouble('unhandled: x is not a function')).toBe(false)
    expect(isOutageTrouble('policy: script-src refused inline')).toBe(false)
  })
})

describe('the log of notices', () => {
  test('logs each from when it appears until it is gone, even if its numbers change meanwhile', () => {
    const newTexts: string[] = []
    const log = createNoticeLog(({ text }) => newTexts.push(text))
    const behind = (blocks: number) => status(`This site is ${blocks} blocks behind the chain.`)
    log.hear('trader', [behind(5)], 1_000)
    log.hear('trader', [behind(6), alert('Can’t reach this site’s data.')], 2_000)
    log.hear('collector', [], 2_500)
    expect(log.open().map(({ kind }) => kind.name)).toEqual(['index behind', 'index unreachable'])
    log.hear('trader', [alert('Can’t reach this site’s data.')], 3_000)
    log.hear('trader', [], 4_000)
    log.hear('trader', [behind(7)], 5_000)
    expect(newTexts).toHaveLength(3)
    expect(log.all().map(({ fromMs, untilMs }) => [fromMs, untilMs])).toEqual([
      [1_000, 3_000],
      [2_000, 4_000],
      [5_000, undefined],
    ])
  })
})
