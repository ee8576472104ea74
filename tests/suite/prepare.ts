// Makes once what several stages would each make at the same time: the local page, the mappings and the test contracts.
import { buildPage } from '../../local/web/build.ts'
import compile from '../support/compiled.ts'

await Promise.all([buildPage(), compile()])
