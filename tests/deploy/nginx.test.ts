// deploy/nginx.conf keeps its promises on a real nginx.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeSite } from './sitePromises.ts'
import { changeSettings, startNginx } from './webServer.ts'

describeSite('nginx', startNginx)

it('names a setting that the configuration does not have', () => {
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
  expect(() => changeSettings(configuration, { 'set $vitrine_other': 'x' })).toThrow('$vitrine_other')
})
