/** All pictures by name; each stands in a file of its own, or with its kin. */
import type { Scenes } from './scene.ts';
import { homePromenade } from './scenes/homes/home-promenade.ts';
import { homeMarea } from './scenes/homes/home-marea.ts';
import { homeOcaso } from './scenes/homes/home-ocaso.ts';
import { homeCoral } from './scenes/homes/home-coral.ts';
import { homeSelva } from './scenes/homes/home-selva.ts';
import { homeLantern } from './scenes/homes/home-lantern.ts';
import { terraceSea } from './scenes/places-day/terrace-sea.ts';
import { arcadeCourtyard } from './scenes/places-day/arcade-courtyard.ts';
import { palmGroveTable } from './scenes/places-day/palm-grove-table.ts';
import { poolBar } from './scenes/places-day/pool-bar.ts';
import { breakfastVerandah } from './scenes/places-day/breakfast-verandah.ts';
import { swimUpBar } from './scenes/places-day/swim-up-bar.ts';
import { tacoStand } from './scenes/places-day/taco-stand.ts';
import { coffeeCorner } from './scenes/places-day/coffee-corner.ts';
import { iceCreamParlor } from './scenes/places-day/ice-cream-parlor.ts';
import { terraceDusk } from './scenes/places-night/terrace-dusk.ts';
import { beachGrillFire } from './scenes/places-night/beach-grill-fire.ts';
import { rooftopNight, rooftopSea, rooftopTreetops } from './scenes/places-night/rooftop-night.ts';
import { wineCellar } from './scenes/places-night/wine-cellar.ts';
import { sushiCounter } from './scenes/places-night/sushi-counter.ts';
import { pizzaOven } from './scenes/places-night/pizza-oven.ts';
import { lobbyBar } from './scenes/places-night/lobby-bar.ts';
import { jungleTable } from './scenes/places-night/jungle-table.ts';
import { pierLanterns } from './scenes/places-night/pier-lanterns.ts';
import { plateCeviche } from './scenes/plates-sea/plate-ceviche.ts';
import { plateGrilledFish } from './scenes/plates-sea/plate-grilled-fish.ts';
import { plateLobster } from './scenes/plates-sea/plate-lobster.ts';
import { plateSushi } from './scenes/plates-sea/plate-sushi.ts';
import { platePaella } from './scenes/plates-sea/plate-paella.ts';
import { plateLinguine } from './scenes/plates-sea/plate-linguine.ts';
import { plateCevicheMango } from './scenes/plates-sea/plate-ceviche-mango.ts';
import { plateCrudo } from './scenes/plates-sea/plate-crudo.ts';
import { plateCurry, plateFishStew } from './scenes/plates-sea/plate-curry.ts';
import { plateTacos } from './scenes/plates-land/plate-tacos.ts';
import { platePasta } from './scenes/plates-land/plate-pasta.ts';
import { platePizza, platePizzaPotato, platePizzaQuarters } from './scenes/plates-land/plate-pizza.ts';
import { plateEmbers } from './scenes/plates-land/plate-embers.ts';
import { plateSalad } from './scenes/plates-land/plate-salad.ts';
import { plateSteak } from './scenes/plates-land/plate-steak.ts';
import { plateChocolate } from './scenes/plates-land/plate-chocolate.ts';
import { plateFruit } from './scenes/plates-land/plate-fruit.ts';
import { platePricklyPear } from './scenes/plates-land/plate-prickly-pear.ts';
import { plateRabbitRice } from './scenes/plates-land/plate-rabbit-rice.ts';
import { platePancakes } from './scenes/plates-land/plate-pancakes.ts';
import { glassMargarita } from './scenes/plates-land/glass-margarita.ts';
import { glassMojito } from './scenes/plates-land/glass-mojito.ts';
import { glassWine } from './scenes/plates-land/glass-wine.ts';
import { glassCoconut } from './scenes/plates-land/glass-coconut.ts';
import { glassCoffee } from './scenes/plates-land/glass-coffee.ts';
import { yogaSunrise } from './scenes/days-out/yoga-sunrise.ts';
import { snorkelReef } from './scenes/days-out/snorkel-reef.ts';
import { kayakBay } from './scenes/days-out/kayak-bay.ts';
import { benchStory } from './scenes/nights-out/bench-story.ts';
import { mangroveKayak, starfishKayak } from './scenes/days-out/mangrove-kayak.ts';
import { sailingSunset } from './scenes/days-out/sailing-sunset.ts';
import { kitesKids } from './scenes/days-out/kites-kids.ts';
import { spaStones } from './scenes/days-out/spa-stones.ts';
import { smallRackets, tennisCourt } from './scenes/days-out/tennis-court.ts';
import { cyclingPath } from './scenes/days-out/cycling-path.ts';
import { liveMusicNight } from './scenes/evenings-out/live-music-night.ts';
import { fireDance } from './scenes/evenings-out/fire-dance.ts';
import { cookingClass, pieClass } from './scenes/evenings-out/cooking-class.ts';
import { beachCinema, gardenCinema, mastCinema } from './scenes/evenings-out/beach-cinema.ts';
import { danceLights } from './scenes/evenings-out/dance-lights.ts';
import { marketStalls, marketYard } from './scenes/evenings-out/market-stalls.ts';
import { pierStars, stargazing } from './scenes/evenings-out/stargazing.ts';
import { tequilaTasting } from './scenes/evenings-out/tequila-tasting.ts';
import { cabanaRow, jungleCabanas } from './scenes/around-the-property/cabana-row.ts';
import { spaPool } from './scenes/around-the-property/spa-pool.ts';
import { fitnessRoom } from './scenes/around-the-property/fitness-room.ts';
import { lobbyArches } from './scenes/around-the-property/lobby-arches.ts';
import { roomDusk } from './scenes/around-the-property/room-dusk.ts';
import { roomSea } from './scenes/around-the-property/room-sea.ts';
import { gardenPath, gardenWalk } from './scenes/around-the-property/garden-path.ts';
import { reefBelow } from './scenes/around-the-property/reef-below.ts';
import { beachUmbrellas } from './scenes/around-the-property/beach-umbrellas.ts';
import { towelsShells } from './scenes/around-the-property/towels-shells.ts';
import { desertShuttle, shuttleRoad } from './scenes/around-the-property/shuttle-road.ts';
import { palmSky } from './scenes/around-the-property/palm-sky.ts';
import { whaleBay } from './scenes/days-out/whale-bay.ts';
import { desertWalk } from './scenes/days-out/desert-walk.ts';
import { libraryGames } from './scenes/from-above/library-games.ts';
import { clayRoom } from './scenes/quiet-hours/clay-room.ts';
import * as clubs from './scenes/children/clubs.ts';
import * as waterWorld from './scenes/children/water-world.ts';
import * as byTheSea from './scenes/days-out/by-the-sea.ts';
import * as cenotesAndReefs from './scenes/days-out/cenotes-and-reefs.ts';
import * as farViews from './scenes/days-out/far-views.ts';
import * as coffees from './scenes/from-above/coffees.ts';
import * as glasses from './scenes/from-above/glasses.ts';
import * as papers from './scenes/from-above/papers.ts';
import * as plates from './scenes/from-above/plates.ts';
import * as standingGlasses from './scenes/from-above/standing-glasses.ts';
import * as streetFood from './scenes/from-above/street-food.ts';
import * as sweetPlates from './scenes/from-above/sweet-plates.ts';
import * as tables from './scenes/from-above/tables.ts';
import * as tastings from './scenes/from-above/tastings.ts';
import * as wineGlasses from './scenes/from-above/wine-glasses.ts';
import * as barAndKitchen from './scenes/nights-out/bar-and-kitchen.ts';
import * as lanternsAndDrums from './scenes/nights-out/lanterns-and-drums.ts';
import * as lights from './scenes/nights-out/lights.ts';
import * as music from './scenes/nights-out/music.ts';
import * as recordsAndRhythm from './scenes/nights-out/records-and-rhythm.ts';
import * as eveningTables from './scenes/nights-out/tables.ts';
import * as weddings from './scenes/nights-out/weddings.ts';
import * as forEverybody from './scenes/on-the-sand/for-everybody.ts';
import * as earlyAndShallow from './scenes/on-the-sand/early-and-shallow.ts';
import * as games from './scenes/on-the-sand/games.ts';
import * as nightsOnTheSand from './scenes/on-the-sand/nights-on-the-sand.ts';
import * as shore from './scenes/on-the-sand/shore.ts';
import * as breath from './scenes/quiet-hours/breath.ts';
import * as care from './scenes/quiet-hours/care.ts';
import { duneYoga } from './scenes/quiet-hours/dune-yoga.ts';
import * as gardenAndLawn from './scenes/quiet-hours/garden-and-lawn.ts';
import * as waterAndHeat from './scenes/quiet-hours/water-and-heat.ts';
import * as byTheLamp from './scenes/restaurants/by-the-lamp.ts';
import * as counters from './scenes/restaurants/counters.ts';
import * as cacaoCounter from './scenes/restaurants/cacao-counter.ts';
import * as ceibaSupper from './scenes/restaurants/ceiba-supper.ts';
import * as cenoteArcade from './scenes/restaurants/cenote-arcade.ts';
import * as cisternYard from './scenes/restaurants/cistern-yard.ts';
import * as desertCellar from './scenes/restaurants/desert-cellar.ts';
import * as keyLimeCounter from './scenes/restaurants/key-lime-counter.ts';
import * as lagoonStools from './scenes/restaurants/lagoon-stools.ts';
import * as milpaVerandah from './scenes/restaurants/milpa-verandah.ts';
import * as mirrorPool from './scenes/restaurants/mirror-pool.ts';
import * as facingWest from './scenes/restaurants/facing-west.ts';
import * as fires from './scenes/restaurants/fires.ts';
import * as inTheDesert from './scenes/restaurants/in-the-desert.ts';
import * as amongThePalms from './scenes/restaurants/among-the-palms.ts';
import * as inThePalms from './scenes/restaurants/in-the-palms.ts';
import * as onTheKey from './scenes/restaurants/on-the-key.ts';
import * as onTheLagoon from './scenes/restaurants/on-the-lagoon.ts';
import * as ovens from './scenes/restaurants/ovens.ts';
import * as above from './scenes/rooms/above.ts';
import * as details from './scenes/rooms/details.ts';
import * as houses from './scenes/rooms/houses.ts';
import * as indoors from './scenes/rooms/indoors.ts';
import * as outside from './scenes/rooms/outside.ts';
import * as rest from './scenes/rooms/rest.ts';
import * as amongTheTrees from './scenes/works-and-walks/among-the-trees.ts';
import * as crafts from './scenes/works-and-walks/crafts.ts';
import * as fields from './scenes/works-and-walks/fields.ts';
import * as goodWorks from './scenes/works-and-walks/good-works.ts';
import * as honey from './scenes/works-and-walks/honey-fair.ts';
import * as hivesAndFlasks from './scenes/works-and-walks/hives-and-flasks.ts';
import * as onThePromenade from './scenes/works-and-walks/on-the-promenade.ts';

/** beachVolleyball is the picture beach-volleyball. */
const byPictureName = (rooms: readonly Scenes[]): Scenes =>
  Object.fromEntries(
    rooms.flatMap((room) =>
      Object.entries(room).map(([name, scene]) => [
        name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        scene,
      ]),
    ),
  );

export const scenes: Scenes = {
  'home-promenade': homePromenade,
  'home-marea': homeMarea,
  'home-ocaso': homeOcaso,
  'home-coral': homeCoral,
  'home-selva': homeSelva,
  'home-lantern': homeLantern,
  'terrace-sea': terraceSea,
  'arcade-courtyard': arcadeCourtyard,
  'palm-grove-table': palmGroveTable,
  'pool-bar': poolBar,
  'breakfast-verandah': breakfastVerandah,
  'swim-up-bar': swimUpBar,
  'taco-stand': tacoStand,
  'coffee-corner': coffeeCorner,
  'ice-cream-parlor': iceCreamParlor,
  'terrace-dusk': terraceDusk,
  'beach-grill-fire': beachGrillFire,
  'rooftop-night': rooftopNight,
  'rooftop-sea': rooftopSea,
  'rooftop-treetops': rooftopTreetops,
  'wine-cellar': wineCellar,
  'sushi-counter': sushiCounter,
  'pizza-oven': pizzaOven,
  'lobby-bar': lobbyBar,
  'jungle-table': jungleTable,
  'pier-lanterns': pierLanterns,
  'plate-ceviche': plateCeviche,
  'plate-grilled-fish': plateGrilledFish,
  'plate-lobster': plateLobster,
  'plate-sushi': plateSushi,
  'plate-paella': platePaella,
  'plate-linguine': plateLinguine,
  'plate-ceviche-mango': plateCevicheMango,
  'plate-crudo': plateCrudo,
  'plate-curry': plateCurry,
  'plate-fish-stew': plateFishStew,
  'plate-tacos': plateTacos,
  'plate-pasta': platePasta,
  'plate-pizza': platePizza,
  'plate-pizza-quarters': platePizzaQuarters,
  'plate-pizza-potato': platePizzaPotato,
  'plate-salad': plateSalad,
  'plate-embers': plateEmbers,
  'plate-steak': plateSteak,
  'plate-chocolate': plateChocolate,
  'plate-fruit': plateFruit,
  'plate-prickly-pear': platePricklyPear,
  'plate-rabbit-rice': plateRabbitRice,
  'plate-pancakes': platePancakes,
  'glass-margarita': glassMargarita,
  'glass-mojito': glassMojito,
  'glass-wine': glassWine,
  'glass-coconut': glassCoconut,
  'glass-coffee': glassCoffee,
  'yoga-sunrise': yogaSunrise,
  'snorkel-reef': snorkelReef,
  'kayak-bay': kayakBay,
  'mangrove-kayak': mangroveKayak,
  'starfish-kayak': starfishKayak,
  'sailing-sunset': sailingSunset,
  'kites-kids': kitesKids,
  'spa-stones': spaStones,
  'tennis-court': tennisCourt,
  'small-rackets': smallRackets,
  'cycling-path': cyclingPath,
  'live-music-night': liveMusicNight,
  'fire-dance': fireDance,
  'cooking-class': cookingClass,
  'pie-class': pieClass,
  'beach-cinema': beachCinema,
  'dance-lights': danceLights,
  'market-stalls': marketStalls,
  'market-yard': marketYard,
  stargazing,
  'pier-stars': pierStars,
  'bench-story': benchStory,
  'tequila-tasting': tequilaTasting,
  'cabana-row': cabanaRow,
  'jungle-cabanas': jungleCabanas,
  'spa-pool': spaPool,
  'fitness-room': fitnessRoom,
  'lobby-arches': lobbyArches,
  'room-dusk': roomDusk,
  'room-sea': roomSea,
  'room-adobe': indoors.roomAdobe,
  'room-two-seas': indoors.roomTwoSeas,
  'room-rock': indoors.roomRock,
  'room-lagoon': indoors.roomLagoon,
  'room-coral-suite': indoors.roomCoralSuite,
  'room-pier': indoors.roomPier,
  'room-ceiba': indoors.roomCeiba,
  'room-cenote': indoors.roomCenote,
  'room-keeper': indoors.roomKeeper,
  'room-channel': indoors.roomChannel,
  'room-balcony': indoors.roomBalcony,
  'room-apartment': indoors.roomApartment,
  'room-casita': houses.roomCasita,
  'room-stars': houses.roomStars,
  'room-terrace': houses.roomTerrace,
  'room-pavilion': houses.roomPavilion,
  'room-captain': houses.roomCaptain,
  'room-garden-house': houses.roomGardenHouse,
  'room-milpa': houses.roomMilpa,
  'room-mangrove': houses.roomMangrove,
  'room-oil-house': houses.roomOilHouse,
  'garden-path': gardenPath,
  'reef-below': reefBelow,
  'beach-umbrellas': beachUmbrellas,
  'towels-shells': towelsShells,
  'shuttle-road': shuttleRoad,
  'desert-shuttle': desertShuttle,
  'palm-sky': palmSky,
  'garden-walk': gardenWalk,
  'garden-cinema': gardenCinema,
  'mast-cinema': mastCinema,
  'whale-bay': whaleBay,
  'desert-walk': desertWalk,
  'library-games': libraryGames,
  'clay-room': clayRoom,
  'dune-yoga': duneYoga,
  ...byPictureName([
    above,
    amongThePalms,
    amongTheTrees,
    barAndKitchen,
    breath,
    byTheLamp,
    byTheSea,
    cacaoCounter,
    care,
    ceibaSupper,
    cenoteArcade,
    cenotesAndReefs,
    cisternYard,
    clubs,
    coffees,
    counters,
    crafts,
    desertCellar,
    details,
    earlyAndShallow,
    eveningTables,
    facingWest,
    farViews,
    fields,
    fires,
    forEverybody,
    games,
    gardenAndLawn,
    glasses,
    goodWorks,
    hivesAndFlasks,
    honey,
    inTheDesert,
    inThePalms,
    keyLimeCounter,
    lagoonStools,
    lanternsAndDrums,
    lights,
    milpaVerandah,
    mirrorPool,
    music,
    nightsOnTheSand,
    onTheKey,
    onTheLagoon,
    onThePromenade,
    outside,
    ovens,
    papers,
    plates,
    recordsAndRhythm,
    rest,
    shore,
    standingGlasses,
    streetFood,
    sweetPlates,
    tables,
    tastings,
    waterAndHeat,
    waterWorld,
    weddings,
    wineGlasses,
  ]),
};
