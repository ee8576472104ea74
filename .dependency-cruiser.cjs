// The import rules of ARCHITECTURE.md: one ladder of rooms, and a few walls beside it.

/** The rooms of `src`, top to bottom. A room may import only rooms below it. */
const LADDER = [
  ...[
    'app',
    'pages',
    'features',
    'trading',
    'transactions',
    'wallet',
    'orders',
    'itemSearch',
    'graphql',
    'seaport',
  ],
  ...['verification', 'node', 'ui', 'media', 'workers', 'domain', 'messages', 'storage'],
]

/** How all commands read their arguments. */
const COMMAND_LINE = '^operate/commandLine\\.ts$'
/** The shared client for nodes, which retries and splits batches. It doesn't interpret what it sends. */
const PATIENT_NODE = '^operate/chain/patientNode\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...LADDER.slice(1).map((room, index) => ({
      name: `ladder-${room}`,
      comment: `src/${room} imports only rooms below it`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/(${LADDER.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'no-cross-feature',
      comment: 'A feature never imports another feature; a page composes them',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-cross-page',
      comment: 'A page never imports another page',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'no-cross-trade',
      comment: 'A trade never imports the dialog of another; src/trading/trades.ts names them all',
      severity: 'error',
      from: { path: '^src/trading/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/trading/[^/]+/Dialog\\.tsx$', pathNot: '^src/trading/$1/' },
    },
    {
      name: 'ui-for-pages',
      comment: 'orders, itemSearch, graphql, seaport, verification and node import nothing of ui',
      severity: 'error',
      from: {
        path: '^src/(orders|itemSearch|graphql|seaport|verification|node)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^src/ui/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The app never imports the demo wallet, the local stack, the subgraph or the tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(demo|local|operate|subgraph|tests)/' },
    },
    {
      name: 'demo-stands-apart',
      comment:
        'The demo wallet knows the configuration that was served, its place beside the app, wallet, storage, node, ui and domain, and no other room',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src|local|operate|subgraph|tests|verify|reconcile)/',
        pathNot: '^src/(app/(servedConfig\\.ts|DemoSlot\\.tsx)$|(wallet|storage|node|ui|domain)/)',
      },
    },
    {
      name: 'local-stands-apart',
      comment: 'The local stack uses the subgraph build and the configuration, never the app',
      severity: 'error',
      from: { path: '^local/' },
      to: { path: '^(src|demo|tests)/' },
    },
    {
      name: 'operate-stands-apart',
      comment: 'Operators’ tools know the subgraph build and, of the app, domain, node, seaport and messages',
      severity: 'error',
      from: { path: '^operate/', pathNot: '\\.test\\.ts$|^operate/snapshot/' },
      to: {
        path: '^(src|demo|local|tests|verify|reconcile)/',
        pathNot: '^src/(domain|node|seaport|messages)/',
      },
    },
    {
      name: 'snapshot-imports',
      comment:
        'The program that writes snapshots knows, beside what other tools know, media and how the app draws snapshots',
      severity: 'error',
      from: { path: '^operate/snapshot/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|demo|local|tests|verify|reconcile)/',
        pathNot: '^src/(app/snapshot|media|domain|node|seaport|messages)/',
      },
    },
    {
      name: 'only-snapshots-draw-snapshots',
      comment: 'The page itself never imports what draws snapshots',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/snapshot/' },
      to: { path: '^src/app/snapshot/' },
    },
    {
      name: 'verify-stands-apart',
      comment:
        'The program that checks proofs knows verification, node, domain and messages, how a command reads its arguments, and no other room',
      severity: 'error',
      from: { path: '^verify/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|demo|local|operate|subgraph|tests)/',
        pathNot: ['^src/(verification|node|domain|messages)/', COMMAND_LINE],
      },
    },
    {
      name: 'reconcile-stands-apart',
      comment:
        'What checks the index shares no code with it, nor with the app that reads it; only how a command reads its arguments, and how calls reach a node',
      severity: 'error',
      from: { path: '^reconcile/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|demo|local|operate|subgraph|tests|verify)/',
        pathNot: [COMMAND_LINE, PATIENT_NODE],
      },
    },
    {
      name: 'only-tests-use-reconcile',
      comment: 'Only tests use the program that checks the index',
      severity: 'error',
      from: { path: '^(src|demo|local|subgraph|verify)/' },
      to: { path: '^reconcile/' },
    },
    {
      name: 'adversaries-imports',
      comment:
        'tests/adversaries may import local, reconcile and tests/subgraph: it attacks the index without code of the mappings or the app',
      severity: 'error',
      from: { path: '^tests/adversaries/' },
      to: { path: '^(src|demo|subgraph|verify|tests)/', pathNot: '^tests/(adversaries|subgraph)/' },
    },
    {
      name: 'only-subgraph-tests-use-adversaries',
      comment: 'Only the tests of the subgraph play the adversarial market',
      severity: 'error',
      from: { path: '^tests/', pathNot: '^tests/(adversaries|subgraph)/' },
      to: { path: '^tests/adversaries/' },
    },
    {
      name: 'subgraph-stands-alone',
      comment: 'The subgraph imports nothing of the app, the stack or the tests',
      severity: 'error',
      from: { path: '^subgraph/' },
      to: { path: '^(src|demo|local|operate|tests)/' },
    },
    {
      name: 'react-free',
      comment: 'domain, node, storage, workers, media, seaport, verification and itemSearch know no React',
      severity: 'error',
      from: { path: '^src/(domain|node|storage|workers|media|seaport|verification|itemSearch)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|react-router|@apollo)/' },
    },
    {
      name: 'no-circular',
      comment: 'No circle of imports, but for types',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|__generated__|build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
