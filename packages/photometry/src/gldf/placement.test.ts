import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readLuminaire } from '../conversion';
import { orientationOf, sumOfEmitters, totalFluxLumens, turnOut, type Vector } from '../light';
import { photometryOf } from '../technical-light';
import { lambertian, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';
import { writeEmitterModel } from './emitter-model';
import { type ComposedLuminaire, gldfOfComposition } from './gldf-of-composition';
import type { GldfProduct } from './gldf-product';
import { readGldf } from './read-gldf';
import { writeGldf } from './write-gldf';
import { parseXml, type XmlElement } from './xml';

const texts = (name: string, text: string) => `<${name}><Locale language="en">${text}</Locale></${name}>`;
const ROTATION = '<Rotation><X>90</X><Y>0</Y><Z>180</Z><G0>45</G0></Rotation>';

/** Everything that the schema lets a light have, in its order: fields that we name and fields that we only keep. */
const COMPLETE = `<?xml version="1.0" encoding="UTF-8"?>
<Root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://gldf.io/xsd/gldf/1.0.0-rc.2/gldf.xsd">
<Header><Manufacturer>Maker</Manufacturer><FormatVersion major="1" minor="0" pre-release="2"/><CreatedWithApplication>Editor</CreatedWithApplication>
 <GldfCreationTimeCode>2026-01-02T10:00:00Z</GldfCreationTimeCode><UniqueGldfId>id-1</UniqueGldfId><ProductDataTimeCode>2026-01-01</ProductDataTimeCode>
 <DefaultLanguage>en</DefaultLanguage><ManufacturerLogo fileId="logo"/><LicenseKeys><LicenseKey application="A">key</LicenseKey></LicenseKeys>
 <Author>Somebody</Author><Contact><Address><Name>Maker</Name><EMailAddresses><EMail mailto="a@example.org">a</EMail></EMailAddresses></Address></Contact></Header>
<GeneralDefinitions>
 <Files><File id="ldt" contentType="ldc/eulumdat" type="url">https://example.org/a.ldt</File>
  <File id="l3d" contentType="geo/l3d" type="url">https://example.org/a.l3d</File>
  <File id="logo" contentType="image/svg" type="url" language="de-DE">https://example.org/a.svg</File>
  <File id="sens" contentType="sensor/sensldt" type="url">https://example.org/a.sensldt</File></Files>
 <Sensors><Sensor id="sensor"><SensorFileReference fileId="sens"/></Sensor></Sensors>
 <Photometries><Photometry id="light"><PhotometryFileReference fileId="ldt"/><DescriptivePhotometry><LuminousEfficacy>98.5</LuminousEfficacy></DescriptivePhotometry></Photometry></Photometries>
 <Spectrums><Spectrum id="spectrum"><Intensity wavelength="380">0.5</Intensity></Spectrum></Spectrums>
 <LightSources><ChangeableLightSource id="lamp">${texts('Name', 'Lamp')}${texts('Description', 'A lamp')}<Manufacturer>Other</Manufacturer><GTIN>4000000000006</GTIN>
  <RatedInputPower>8.5</RatedInputPower><RatedInputVoltage><FixedVoltage>230</FixedVoltage><Type>AC</Type><Frequency>50</Frequency></RatedInputVoltage>
  <SpectrumReference spectrumId="spectrum"/><ColorInformation><ColorRenderingIndex>90</ColorRenderingIndex><CorrelatedColorTemperature>2700</CorrelatedColorTemperature>
  <InitialColorTolerance>3 SDCM</InitialColorTolerance><IES-TM-30-15><Rf>90</Rf><Rg>100</Rg></IES-TM-30-15></ColorInformation>
  <ZVEI>LED</ZVEI><Socket>E27</Socket><ILCOS>D</ILCOS><RatedLuminousFlux>806</RatedLuminousFlux><PhotometryReference photometryId="light"/>
  <LightSourceMaintenance lifetime="25000"><LedMaintenanceFactor hours="25000">0.7</LedMaintenanceFactor></LightSourceMaintenance></ChangeableLightSource></LightSources>
 <ControlGears><ControlGear id="gear">${texts('Name', 'Gear')}<Dimmable>true</Dimmable></ControlGear></ControlGears>
 <Equipments><Equipment id="set"><LightSourceReference changeableLightSourceId="lamp" lightSourceCount="2"/>
  <ControlGearReference controlGearId="gear" controlGearCount="1"/><RatedInputPower>18</RatedInputPower><EmergencyBallastLumenFactor>0.2</EmergencyBallastLumenFactor></Equipment></Equipments>
 <Emitters><Emitter id="down"><ChangeableLightEmitter emergencyBehaviour="Combined">${texts('Name', 'Down')}${ROTATION}<PhotometryReference photometryId="light"/><EquipmentReference equipmentId="set"/></ChangeableLightEmitter>
  <ChangeableLightEmitter><PhotometryReference photometryId="light"/></ChangeableLightEmitter></Emitter>
  <Emitter id="up"><ChangeableLightEmitter><PhotometryReference photometryId="light"/></ChangeableLightEmitter></Emitter>
  <Emitter id="eye"><SensorEmitter>${texts('Name', 'Eye')}<SensorReference sensorId="sensor"/></SensorEmitter></Emitter></Emitters>
 <Geometries><SimpleGeometry id="box"><Cuboid><Width>1200</Width><Length>60</Length><Height>40</Height></Cuboid><RectangularEmitter><Width>1180</Width><Length>50</Length></RectangularEmitter>
  <C-Heights><C0>0</C0><C90>0</C90><C180>0</C180><C270>0</C270></C-Heights></SimpleGeometry>
  <ModelGeometry id="model"><GeometryFileReference fileId="l3d" levelOfDetail="High"/></ModelGeometry></Geometries>
</GeneralDefinitions>
<ProductDefinitions><ProductMetaData><UniqueProductId>p-1</UniqueProductId>${texts('ProductNumber', '1')}${texts('Name', 'Bar')}${texts('Description', 'A bar')}
 <Pictures><Image fileId="logo" imageType="Product Picture"/></Pictures><DescriptiveAttributes><Mechanical><Weight>2.5</Weight></Mechanical></DescriptiveAttributes></ProductMetaData>
 <Variants><Variant id="v1" sortOrder="2">${texts('ProductNumber', '1-1')}${texts('Name', 'Both')}<GTIN>4000000000013</GTIN><Mountings><Ceiling><Pendant pendantLength="900"/></Ceiling></Mountings>
  <Geometry><ModelGeometryReference geometryId="model"><EmitterReference emitterId="down"><EmitterObjectExternalName>leo-1</EmitterObjectExternalName></EmitterReference>
   <EmitterReference emitterId="up" targetModelType="l3d"><EmitterObjectExternalName>leo-2</EmitterObjectExternalName></EmitterReference>
   <EmitterReference emitterId="eye"><EmitterObjectExternalName>leo-3</EmitterObjectExternalName></EmitterReference></ModelGeometryReference></Geometry>
  <Symbol fileId="logo"/></Variant>
  <Variant id="v2">${texts('Name', 'Simple')}<Geometry><SimpleGeometryReference geometryId="box" emitterId="down"/></Geometry></Variant>
  <Variant id="v3">${texts('Name', 'Two levels')}<Geometry><GeometryReferences><SimpleGeometryReference geometryId="box" emitterId="down"/>
   <ModelGeometryReference geometryId="model"><EmitterReference emitterId="down"><EmitterObjectExternalName>leo-1</EmitterObjectExternalName></EmitterReference></ModelGeometryReference></GeometryReferences></Geometry></Variant>
  <Variant id="v4">${texts('Name', 'Bare')}<Geometry><EmitterReference emitterId="up"/></Geometry></Variant></Variants></ProductDefinitions>
</Root>`;

/** A document as a tree without indentation. */
function treeOf(source: string): unknown {
  const root = parseXml(source);
  if ('offset' in root) throw new Error(`malformed at ${root.offset}`);
  const plain = ({ name, attributes, elements, text }: XmlElement): unknown => [
    name,
    { ...attributes },
    elements.length > 0 ? elements.map(plain) : text.trim(),
  ];
  return plain(root);
}
const documentIn = (archive: Uint8Array) => strFromU8(unzipSync(archive)['product.xml'] ?? new Uint8Array());
const complete = () => valueFrom(readGldf(zipSync({ 'product.xml': strToU8(COMPLETE) })));

describe('a document with everything', () => {
  it('GL7 is written again as it was read', () => {
    expect(treeOf(documentIn(valueFrom(writeGldf(complete()))))).toEqual(treeOf(COMPLETE));
  });

  it('GL7 reads changeable sources, equipment, rotations and positions into named fields', () => {
    const { lightSources, equipments, emitters, sensorEmitters, geometries, variants } = complete();
    expect(lightSources).toMatchObject([
      {
        id: 'lamp',
        kind: 'changeable',
        ratedInputWatts: 8.5,
        ratedFluxLumens: 806,
        colourRenderingIndex: 90,
        colourTemperatureKelvin: 2700,
      },
    ]);
    expect(equipments).toMatchObject([{ id: 'set', lightSourceId: 'lamp', lightSourceCount: 2, ratedInputWatts: 18 }]);
    expect(emitters).toEqual([
      {
        id: 'down',
        photometryId: 'light',
        equipmentId: 'set',
        name: { en: 'Down' },
        rotation: { xDegrees: 90, yDegrees: 0, zDegrees: 180, ownDegrees: 45 },
        emergencyBehaviour: 'Combined',
        alternatives: [{ photometryId: 'light' }],
      },
      { id: 'up', photometryId: 'light' },
    ]);
    expect(sensorEmitters?.length).toBe(1);
    expect(geometries?.map(({ kind }) => kind)).toEqual(['simple', 'model']);
    expect(variants.map(({ emitterIds }) => emitterIds)).toEqual([['down', 'up'], ['down'], ['down'], ['up']]);
    expect(variants[0]?.placement).toEqual({
      model: {
        geometryId: 'model',
        emitters: [
          { emitterId: 'down', objectName: 'leo-1' },
          { emitterId: 'up', objectName: 'leo-2', targetModelType: 'l3d' },
          { emitterId: 'eye', objectName: 'leo-3' },
        ],
      },
    });
    expect(variants[2]?.placement).toMatchObject({ simple: { geometryId: 'box', emitterId: 'down' }, model: { geometryId: 'model' } });
  });

  it('GL7 keeps sources of several channels, in the version of the format that has them', () => {
    const source = `<MultiChannelLightSource id="rgb">${texts('Name', 'RGB')}<RatedInputPower>40</RatedInputPower><Channels><Channel type="Red">
      ${texts('DisplayName', 'Red')}<PhotometryReference photometryId="light"/><RatedLuminousFlux>200</RatedLuminousFlux></Channel></Channels></MultiChannelLightSource>`;
    const emitter =
      '<Emitter id="colours"><MultiChannelLightEmitter><LightSourceReference multiChannelLightSourceId="rgb"/></MultiChannelLightEmitter></Emitter>';
    const newer = COMPLETE.replace('</LightSources>', `${source}</LightSources>`)
      .replace('<Emitter id="eye">', `${emitter}<Emitter id="eye">`)
      .replace('pre-release="2"', 'pre-release="3"')
      .replace('1.0.0-rc.2', '1.0.0-rc.3');
    const read = (document: string) => valueFrom(readGldf(zipSync({ 'product.xml': strToU8(document) })));
    expect(treeOf(documentIn(valueFrom(writeGldf(read(newer)))))).toEqual(treeOf(newer));
    const final = COMPLETE.replace(' pre-release="2"', '').replace('1.0.0-rc.2', '1.0.0');
    expect(treeOf(documentIn(valueFrom(writeGldf(read(final)))))).toEqual(treeOf(final));
    const { formatVersion, moreLightSources, sensorEmitters } = read(newer);
    expect(formatVersion).toEqual({ major: 1, minor: 0, preRelease: 3 });
    expect(moreLightSources?.length).toBe(1);
    expect(sensorEmitters?.length).toBe(2);
    expect(complete().formatVersion).toBeUndefined();
    expect(readGldf(zipSync({ 'product.xml': strToU8(newer.replace('id="rgb"', 'id="lamp"')) }))).toEqual({
      ok: false,
      failure: { code: 'gldf.id-repeated', part: 'lightSources', id: 'lamp' },
    });
  });

  const LOST: { what: string; from: string; to: string; failure: object }[] = [
    {
      what: 'a body',
      from: 'geometryId="model"',
      to: 'geometryId="none"',
      failure: { code: 'gldf.reference-unknown', part: 'geometries', id: 'none' },
    },
    {
      what: 'an emitter',
      from: 'emitterId="up"',
      to: 'emitterId="none"',
      failure: { code: 'gldf.reference-unknown', part: 'emitters', id: 'none' },
    },
    {
      what: 'an equipment',
      from: 'equipmentId="set"',
      to: 'equipmentId="none"',
      failure: { code: 'gldf.reference-unknown', part: 'equipments', id: 'none' },
    },
    {
      what: 'a lamp',
      from: 'LightSourceId="lamp"',
      to: 'LightSourceId="none"',
      failure: { code: 'gldf.reference-unknown', part: 'lightSources', id: 'none' },
    },
    {
      what: 'a second id',
      from: 'ControlGear id="gear"',
      to: 'ControlGear id="light"',
      failure: { code: 'gldf.id-repeated', part: 'photometries', id: 'light' },
    },
  ];
  it.each(LOST)('GL3 refuses references that lead nowhere: $what', ({ from, to, failure }) => {
    expect(readGldf(zipSync({ 'product.xml': strToU8(COMPLETE.replace(from, to)) }))).toEqual({ ok: false, failure });
  });

  const IMPOSSIBLE: { from: string; to: string; part: string; field: string }[] = [
    { from: '>90</ColorR', to: '>101</ColorR', part: 'lamp', field: 'colourRenderingIndex' },
    { from: '>2700<', to: '>warm<', part: 'lamp', field: 'colourTemperatureKelvin' },
    { from: '>806<', to: '>-806<', part: 'lamp', field: 'ratedFluxLumens' },
    { from: '>8.5<', to: '>NaN<', part: 'lamp', field: 'ratedInputWatts' },
    { from: '>18<', to: '><', part: 'set', field: 'ratedInputWatts' },
    { from: 'Count="2"', to: 'Count="0"', part: 'set', field: 'lightSourceCount' },
    { from: 'Count="2"', to: 'Count="2.5"', part: 'set', field: 'lightSourceCount' },
    { from: 'Count="2"', to: 'Count=""', part: 'set', field: 'lightSourceCount' },
    { from: 'sortOrder="2"', to: 'sortOrder="second"', part: 'v1', field: 'sortOrder' },
    { from: 'sortOrder="2"', to: 'sortOrder=""', part: 'v1', field: 'sortOrder' },
    { from: '>8.5<', to: '>0x10<', part: 'lamp', field: 'ratedInputWatts' },
    { from: '"High"', to: '"Huge"', part: 'model', field: 'levelOfDetail' },
    { from: 'targetModelType="l3d"', to: 'targetModelType="obj"', part: 'v1', field: 'targetModelType' },
    { from: 'pre-release="2"', to: 'pre-release="two"', part: 'product', field: 'formatVersion' },
    { from: '<X>90<', to: '<X>400<', part: 'down', field: 'rotation' },
    { from: '"Combined"', to: '"Sometimes"', part: 'down', field: 'emergencyBehaviour' },
    { from: '2026-01-02T10:00:00Z', to: 'yesterday', part: 'product', field: 'creationTime' },
    { from: '<DefaultLanguage>en', to: '<DefaultLanguage>e n', part: 'product', field: 'defaultLanguage' },
  ];
  it.each(IMPOSSIBLE)('GL6 refuses $to for $field', ({ from, to, part, field }) => {
    const failure = { code: 'gldf.value-invalid', part, field };
    expect(readGldf(zipSync({ 'product.xml': strToU8(COMPLETE.replace(from, to)) }))).toEqual({ ok: false, failure });
  });

  it('GL6 refuses to write what it would not read, and a changeable source without its flux', () => {
    const product = complete();
    const [lamp] = product.lightSources;
    if (lamp === undefined) throw new Error('no lamp');
    expect(writeGldf({ ...product, lightSources: [{ ...lamp, ratedInputWatts: -1 }] })).toEqual({
      ok: false,
      failure: { code: 'gldf.value-invalid', part: 'lamp', field: 'ratedInputWatts' },
    });
    const { ratedFluxLumens: _, ...dark } = lamp;
    expect(writeGldf({ ...product, lightSources: [dark] })).toEqual({
      ok: false,
      failure: { code: 'gldf.value-missing', part: 'lamp', field: 'ratedFluxLumens' },
    });
  });
});

describe('compositions', () => {
  const dome = valueFrom(
    photometryOf(
      { lumens: 920, watts: 9, beamDegrees: 95, distribution: 'direct', widthMetres: 0.33, depthMetres: 0.33, heightMetres: 0.25 },
      { name: 'Dome' },
    ),
  );
  const bar = luminaireWith(lambertian(500), {
    name: 'Bar',
    opening: { shape: 'rectangle', alongC0Metres: 1.2, alongC90Metres: 0.05, heightMetres: 0 },
  });
  const LIGHTS: ComposedLuminaire[] = [
    { luminaire: dome, positionMetres: [-0.5, 0, -1.2] },
    { luminaire: dome, positionMetres: [0.5, 0, -0.9], fluxFactor: 0.5 },
    { luminaire: bar, positionMetres: [0, 0.4, -1], orientation: orientationOf({ spinDegrees: 90 }) },
  ];
  const IDENTITY = {
    manufacturer: 'Maker',
    createdWithApplication: 'test',
    creationTime: '2026-01-02T10:00:00Z',
    uniqueId: 'u-1',
    uniqueProductId: 'p-1',
    productNumber: { en: 'C-1' },
    name: { en: 'Three lights' },
  };
  const product: GldfProduct = gldfOfComposition(LIGHTS, IDENTITY);

  it('GL8 places every luminaire, each kind of light once, and reads back the same', () => {
    const again = valueFrom(readGldf(valueFrom(writeGldf(product))));
    expect({ ...again, files: again.files.map(({ content, ...file }) => ({ ...file, size: content?.length })) }).toEqual({
      ...product,
      files: product.files.map(({ content, ...file }) => ({ ...file, size: content?.length })),
      emitters: product.emitters.map((emitter) => ({ ...emitter, ratedFluxLumens: Math.round(emitter.ratedFluxLumens ?? 0) })),
    });
    expect(product.files.map(({ name }) => name)).toEqual(['light-1.ldt', 'light-2.ldt', 'composition.l3d']);
    expect(product.variants[0]?.placement?.model?.emitters.map(({ objectName }) => objectName)).toEqual([
      'emitter-1',
      'emitter-2',
      'emitter-3',
    ]);
  });

  it('GL8 has the flux of the sum of all', () => {
    const light = (id: string) => {
      const { fileId } = product.photometries.find((photometry) => photometry.id === id) ?? { fileId: '' };
      return totalFluxLumens(
        valueFrom(readLuminaire(product.files.find((file) => file.id === fileId)?.content ?? '')).luminaire.distribution,
      );
    };
    const [first, second, third] = product.emitters;
    expect([first, second, third].map((emitter) => (emitter?.ratedFluxLumens ?? 0) / light(emitter?.photometryId ?? ''))).toEqual([
      expect.closeTo(1, 4),
      expect.closeTo(0.5, 4),
      expect.closeTo(1, 4),
    ]);
    const sum = sumOfEmitters(LIGHTS.map(({ luminaire, ...place }) => ({ distribution: luminaire.distribution, ...place })));
    expect(totalFluxLumens(sum.distribution)).toBeCloseTo(
      product.emitters.reduce((total, { ratedFluxLumens = 0 }) => total + ratedFluxLumens, 0),
      6,
    );
  });

  it('GL8 models places, sizes and turns in metres, and a box for each body', () => {
    const model = unzipSync(product.files[2]?.content ?? new Uint8Array());
    expect(Object.keys(model)).toEqual(['structure.xml', 'body/body.obj']);
    const structure = strFromU8(model['structure.xml'] ?? new Uint8Array());
    expect(structure.replace(/\s+</g, '<')).toContain(
      '<LightEmittingObject partName="emitter-3"><Position x="0" y="0.4" z="-1"/><Rotation x="0" y="0" z="90"/><Rectangle sizeX="1.2" sizeY="0.05"/>',
    );
    expect(structure).toContain('<Circle diameter="0.33"/>');
    const body = strFromU8(model['body/body.obj'] ?? new Uint8Array()).split('\n');
    expect([body.filter((line) => line.startsWith('v ')).length, body.filter((line) => line.startsWith('f ')).length]).toEqual([24, 18]);
    expect(Math.max(...body.flatMap((line) => (line.startsWith('f ') ? line.slice(2).split(' ').map(Number) : [])))).toBe(24);
  });

  const TURNS = [
    { tiltDegrees: 30 },
    { spinDegrees: 40, tiltDegrees: 60, headingDegrees: 200 },
    { tiltDegrees: 90 },
    { tiltDegrees: 180, headingDegrees: 20 },
  ];
  it.each(TURNS)('GL8 turns an emitter about x, y and z as it is turned by %o', (turns) => {
    const orientation = orientationOf(turns);
    const model = writeEmitterModel(
      [{ objectName: 'a', positionMetres: [0, 0, 0], orientation, opening: bar.opening, housing: bar.housing }],
      { ...IDENTITY, name: 'a' },
    );
    const structure = strFromU8(unzipSync(model)['structure.xml'] ?? new Uint8Array());
    const [, x, y, z] = (/"a">\s*<Position[^>]*>\s*<Rotation x="([^"]+)" y="([^"]+)" z="([^"]+)"/.exec(structure) ?? []).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const turned = ([u, v, w]: Vector): Vector => {
      const [a, b, c] = [x, y, z].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
      const [v1, w1] = [v * Math.cos(a) - w * Math.sin(a), v * Math.sin(a) + w * Math.cos(a)];
      const [u2, w2] = [u * Math.cos(b) + w1 * Math.sin(b), -u * Math.sin(b) + w1 * Math.cos(b)];
      return [u2 * Math.cos(c) - v1 * Math.sin(c), u2 * Math.sin(c) + v1 * Math.cos(c), w2];
    };
    for (const direction of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
    ] as Vector[])
      for (const axis of [0, 1, 2] as const) expect(turned(direction)[axis]).toBeCloseTo(turnOut(orientation, direction)[axis], 3);
  });

  it('GL8 needs a luminaire and light that is not negative', () => {
    expect(() => gldfOfComposition([], IDENTITY)).toThrow(RangeError);
    expect(() => gldfOfComposition([{ luminaire: dome, positionMetres: [0, 0, 0], fluxFactor: -1 }], IDENTITY)).toThrow(RangeError);
  });
});
