import { readFileSync } from 'node:fs'
import { brand } from '#content/brand.ts'
import { articles } from '#content/collections/articles.ts'
import { contentFile } from '#content/collections/contentFiles.ts'
import { landingFiles } from '#content/collections/landingFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { readCopy } from '#content/collections/readCopy.ts'
import { downloads } from '#content/downloads.ts'
import { listFigures } from '#content/figures.ts'
import { landingPath, staticRoutes } from '#content/routes.ts'
import { copyFiles } from '#content/schema/copyFiles.ts'
import { topicFile } from '#content/schema/names.ts'

/** A part of a page, or a page with a topic, as a link in copy names it. */
const PART = /^\s*(?:- )?\w+: ['"]?((?:\/[\w/-]*)?[#?](?![0-9A-F]{6}\b)[\w=&-]+)['"]?$/gm

interface Choice {
  label: string
  value: string
}

/** The options of the choices that schemas name (content/schema/fields.ts), in the words of an editor. */
export const choices: Readonly<Record<string, () => Choice[]>> = {
  addresses,
  siteAddresses: () => addresses().filter(({ value }) => !value.startsWith('#')),
  figures: () =>
    Object.entries(listFigures()).map(([value, { figure, label }]) => ({
      label: `${figure} ${label}`,
      value,
    })),
  topics: () => readCopy('site/topics', topicFile).topics.map(({ slug, label }) => ({ label, value: slug })),
  // Node lists some by an older name, such as Asia/Calcutta.
  timeZones: () =>
    [...new Set([brand.timeZone, ...Intl.supportedValuesOf('timeZone')])]
      .sort()
      .map((value) => ({ label: value.replaceAll('_', ' '), value })),
  downloads: () => Object.entries(downloads).map(([value, { label }]) => ({ label, value })),
}

/** Everything of this site that a link can lead to. */
function addresses(): Choice[] {
  const pages = staticRoutes.map((path) => ({
    label: `${pageNames().get(path) ?? 'Modules, at their other address'} ${path}`,
    value: path,
  }))
  const parts = Object.keys(copyFiles).flatMap((name) =>
    Array.from(readFileSync(contentFile(`${name}.yaml`), 'utf8').matchAll(PART), ([, part = '']) => part),
  )
  return [
    ...pages,
    ...[...landingFiles().keys()].map((name) => ({
      label: `Landing page: ${landingPath(name)}`,
      value: landingPath(name),
    })),
    ...[...new Set(parts)]
      .sort()
      .map((part) => ({ label: part.startsWith('#') ? `This page, ${part}` : part, value: part })),
    ...modules
      .examine()
      .map(({ slug, known, path }) => ({ label: `Module: ${known.title ?? slug}`, value: path })),
    ...articles
      .examine()
      .map(({ slug, known, path }) => ({ label: `Article: ${known.title ?? slug}`, value: path })),
    ...Object.values(downloads).map(({ label, href }) => ({ label: `File: ${label}`, value: href })),
  ]
}

/** The name of each page: that of its own file, not of those whose words it shows besides. */
const pageNames = () =>
  new Map(
    Object.values(copyFiles)
      .map(({ page, label }) => [page, label] as const)
      .reverse(),
  )
