// The stages of the test suite: their commands, order and prerequisites.

/** One named part of the suite. */
export interface Stage {
  readonly name: string
  /** What it checks, in a few words, for the line that announces it. */
  readonly shows: string
  /** Commands to run in turn: each a program from `node_modules/.bin`, or `node`, with its arguments. */
  readonly commands: readonly (readonly string[])[]
  /** The smallest set that runs it; each set holds the ones before it. Only `all` needs a chain or a browser. */
  readonly set: 'quick' | 'check' | 'all'
  /** Stages that must pass before it starts. */
  readonly after: readonly string[]
  /** The vitest projects that it runs; a stage without any counts as one test. */
  readonly projects: readonly string[]
}

/** @param given.options further arguments of vitest */
function stage({
  options = [],
  ...given
}: Pick<Stage, 'name' | 'shows'> & Partial<Stage> & { options?: readonly string[] }): Stage {
  const projects = given.projects ?? []
  const vitest = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...options]
  return { set: 'all', after: [], projects, commands: [vitest], ...given }
}

/** For tests without waits, which fill one core; the other one runs the other stages. */
const ONE_WORKER = ['--no-file-parallelism']

const EVERY_PAGE = 'tests/e2e/everyPage.test.ts'

/**
 * In the order in which they start. The journeys and the stack take longest and wait most, for blocks, frames and answers:
 * they come first, beside what only computes, on one core. The mappings, two files at once, and the other stage in a
 * browser come last: they use both cores to the end.
 */
const STAGES: readonly Stage[] = [
  stage({
    name: 'build',
    shows: 'the production app',
    commands: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['tsx', 'operate/configure/run.ts'],
    ],
  }),
  stage({
    name: 'prepare',
    shows: 'what several stages use: the local page, mappings, contracts',
    commands: [['tsx', 'tests/suite/prepare.ts']],
  }),
  stage({
    name: 'browser',
    shows: 'finds a Chromium, or installs one',
    commands: [['tsx', 'tests/support/chromium.ts', '--get']],
  }),
  stage({
    name: 'journeys',
    shows: 'user journeys through the site in a real browser',
    after: ['build', 'prepare', 'browser'],
    projects: ['e2e'],
    options: ['--exclude', EVERY_PAGE],
  }),
  stage({
    name: 'stack',
    shows: 'chain, indexer and gateway together, from start to stop',
    after: ['prepare', 'browser'],
    projects: ['stack'],
  }),
  stage({
    name: 'format',
    shows: 'one code format',
    set: 'check',
    commands: [['oxfmt', '--check']],
  }),
  stage({
    name: 'lint',
    shows: 'types, promises, hooks, accessibility, text outside the catalogs',
    set: 'quick',
    commands: [['oxlint']],
  }),
  stage({
    name: 'codegen',
    shows: "generated files match the documents, the schema and the demo's contracts",
    set: 'check',
    commands: [['tsx', 'tests/codegen/run.ts', '--check']],
  }),
  stage({
    name: 'specification',
    shows: 'docs/specification.md matches the code',
    set: 'check',
    commands: [['tsx', 'tests/docs/specification.ts', '--check']],
  }),
  stage({
    name: 'unused',
    shows: 'no file, export or dependency that nothing uses, or only tests use',
    set: 'check',
    commands: [
      ['knip', '--no-progress'],
      ['knip', '--no-progress', '--production', '--config', 'knip.production.json'],
    ],
  }),
  stage({
    name: 'unit',
    shows: 'functions, components and hooks of the page',
    set: 'quick',
    projects: ['unit', 'components'],
    options: ONE_WORKER,
  }),
  stage({
    name: 'tools',
    shows: 'import rules, operators’ programs, the stack’s and the suite’s own tools',
    set: 'check',
    projects: ['tools'],
    options: ONE_WORKER,
  }),
  stage({
    name: 'pages',
    shows: 'each page in each of its states, with a mocked network',
    set: 'check',
    projects: ['pages'],
    options: ONE_WORKER,
  }),
  stage({
    name: 'bytes',
    shows: 'the first route within its budget, no demo wallet in production',
    after: ['build'],
    projects: ['bundle'],
  }),
  stage({
    name: 'mappings',
    shows: 'the subgraph on real graph-node, case by case',
    after: ['prepare'],
    projects: ['subgraph'],
  }),
  stage({
    name: 'look',
    shows: 'every page in a real browser: no layout shift, no overflow, no axe violation',
    after: ['build', 'prepare', 'browser'],
    projects: ['e2e'],
    options: [EVERY_PAGE],
  }),
]

/**
 * Selects the stages to run by the command's arguments.
 * @param args none for all, `quick` or `check` for that set, else names of stages
 * @throws Error that names an unknown stage
 */
export function chooseStages(args: readonly string[]): readonly Stage[] {
  if (args.length === 0) return STAGES
  if (args.length === 1 && args[0] === 'quick') return STAGES.filter(({ set }) => set === 'quick')
  if (args.length === 1 && args[0] === 'check') return STAGES.filter(({ set }) => set !== 'all')
  for (const arg of args) {
    if (!STAGES.some(({ name }) => name === arg)) {
      throw new Error(`There is no stage "${arg}"; there are: ${STAGES.map(({ name }) => name).join(', ')}.`)
    }
  }
  return STAGES.filter(({ name }) => args.includes(name))
}
