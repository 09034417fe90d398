import { DESKTOPS, PRINTERS, SERVERS } from '../data/computers.ts'
import type { PictureColor, PictureKind } from '../pictures/spec.ts'
import type { ModelDraft } from '../product-types.ts'
import { coresOf, cpuFamily, gb, inch, shortCpu } from './facts.ts'

function desktop(row: string[]): ModelDraft {
  const [
    category = '',
    brand = '',
    model = '',
    year,
    eur,
    form = '',
    cpu = '',
    ram = '',
    ramType = '',
    disks = '',
    gpu = '',
    psu,
    os = '',
    look = '',
    size,
    color = 'black',
  ] = row
  const [memory, sizes] = [ram.split(',').map(Number), disks.split(',').map(Number)]
  const [firstRam = 8, firstDisk = 256] = [memory[0], sizes[0]]
  const pairs = memory.map((m, i) => [m, sizes[Math.min(i, sizes.length - 1)] ?? firstDisk] as const)
  const aio = form === 'aio'
  const kind: PictureKind = aio ? 'all-in-one' : form === 'mini' && look !== 'tower' ? 'mini-pc' : 'desktop'
  const dedicated = /Quadro|FirePro|Radeon Pro/.test(gpu)
  return {
    category,
    group: 'desktop',
    brand,
    model,
    titleFacts: pairs.length === 1 ? `${cpu} ${gb(firstRam)} / ${gb(firstDisk)} SSD` : cpu,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      cpu_model: cpu,
      cpu_family: cpuFamily(cpu),
      ...coresOf(cpu),
      ram_type: ramType,
      storage_type: Number(year) < 2016 ? 'ssd' : 'nvme',
      form_factor: form,
      gpu_type: dedicated ? 'dedicated' : 'integrated',
      gpu_model: gpu,
      os,
      ...(psu ? { psu_w: Number(psu) } : {}),
      ...(aio
        ? {
            screen_in: Number(size),
            touch: false,
            resolution: model.includes('5K') ? 'uhd5k' : /4K|24 M1/.test(model) ? 'uhd' : 'fhd',
          }
        : {}),
      ...(pairs.length === 1 ? { ram_gb: firstRam, storage_gb: firstDisk } : {}),
    },
    versions:
      pairs.length === 1
        ? []
        : pairs.map(([m, s]) => ({
            name: `${gb(m)} / ${gb(s)}`,
            attributes: { ram_gb: m, storage_gb: s },
            worth: 1 + (m - firstRam) * 0.012 + (s - firstDisk) * 0.0005,
          })),
    facts: [...(aio ? [inch(Number(size))] : []), cpu, `${gb(firstRam)} RAM`, `${gb(firstDisk)} SSD`, gpu],
    colors: [color as PictureColor],
    colorIsAttribute: false,
    picture: {
      kind,
      size: Number(size),
      family: look,
      facts: `${aio ? `${inch(Number(size))} · ` : ''}${shortCpu(cpu)} · ${gb(firstRam)}`,
    },
    copies: 2,
    box: ['computer', aio || kind === 'desktop' ? 'power' : 'adapter'],
  }
}

function server(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    year,
    eur,
    form = '',
    units,
    cpu = '',
    sockets,
    cores,
    ram = '',
    ramType = '',
    slots,
    bays = '',
    raid = '',
    psus,
    remote = '',
  ] = row
  const memory = ram.split(',').map(Number)
  const first = memory[0] ?? 32
  const rack = form !== 'tower'
  const cpus = sockets === '2' ? `2 × ${cpu}` : cpu
  return {
    category: rack ? 'rack-servers' : 'tower-servers',
    group: 'server',
    brand,
    model,
    titleFacts: `${cpus}${memory.length === 1 ? ` ${gb(first)}` : ''}`,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      form_factor: form,
      cpu_model: cpus,
      cpu_family: 'xeon',
      sockets: Number(sockets),
      cores: Number(cores) * Number(sockets),
      ram_type: ramType,
      ram_slots: Number(slots),
      drive_bays: bays,
      raid,
      psu_count: Number(psus),
      remote_management: remote,
      ...(rack ? { rails: Number(year) > 2013 } : {}),
      ...(memory.length === 1 ? { ram_gb: first } : {}),
    },
    versions:
      memory.length === 1
        ? []
        : memory.map((m) => ({ name: `${gb(m)} RAM`, attributes: { ram_gb: m }, worth: 1 + (m - first) * 0.004 })),
    facts: [cpus, `${gb(first)} ${ramType.toUpperCase()} ECC`, bays, raid],
    colors: ['graphite'],
    colorIsAttribute: false,
    picture: {
      kind: 'server',
      size: Number(units),
      family: rack ? 'rack' : 'tower',
      facts: `${rack ? `${units}U · ` : ''}${sockets} × Xeon · ${bays}`,
    },
    copies: 2,
    box: rack ? ['server', 'power', 'rails'] : ['server', 'power'],
  }
}

function printer(row: string[]): ModelDraft {
  const [
    category = '',
    brand = '',
    model = '',
    year,
    eur,
    color,
    paper = '',
    duplex,
    scanner,
    ppm,
    network,
    look = '',
    body = 'white',
  ] = row
  const labels = category === 'label-printers'
  return {
    category,
    group: 'printer',
    brand,
    model,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      color_print: color === '1',
      paper_format: paper,
      duplex: duplex === '1',
      scanner: scanner === '1',
      network: network === '1',
      ...(labels ? {} : { page_ppm: Number(ppm) }),
    },
    versions: [],
    facts: [
      ...(labels ? [] : [paper.toUpperCase()]),
      ...(labels ? [] : [`${ppm} ppm`]),
      ...(network === '1' ? ['LAN / Wi-Fi'] : ['USB']),
    ],
    colors: [body as PictureColor],
    colorIsAttribute: false,
    picture: {
      kind: labels ? 'label-printer' : 'printer',
      size: 0,
      family: look,
      facts: labels ? '' : `${paper.toUpperCase()} · ${ppm} ppm`,
    },
    copies: 2,
    box: ['printer', 'power', ...(labels ? [] : ['toner'])],
  }
}

export function desktopDrafts(): ModelDraft[] {
  return [...DESKTOPS.map(desktop), ...SERVERS.map(server), ...PRINTERS.map(printer)]
}
