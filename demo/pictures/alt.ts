/** What each demo picture shows, in words, for those who do not see it. */
export const pictureAlt: Record<string, { en: string; es: string }> = {
  'home-promenade': {
    en: 'A couple strolling along a palm-lined seaside promenade at golden hour',
    es: 'Una pareja pasea por el malecón entre palmeras, con la luz dorada de la tarde',
  },
  'home-marea': {
    en: 'A sailboat in a deep teal bay at dawn, seen from a villa with a pool',
    es: 'Un velero en una bahía de aguas profundas al amanecer, visto desde una villa con alberca',
  },
  'home-ocaso': {
    en: 'Sunset over a desert cape with a rock arch, saguaros and agaves',
    es: 'El sol se pone tras un cabo desértico con un arco de roca, saguaros y agaves',
  },
  'home-coral': {
    en: 'A family on white sand beside a turquoise lagoon at midday',
    es: 'Una familia en la arena blanca, frente a una laguna turquesa a mediodía',
  },
  'home-selva': {
    en: 'Sunbeams falling into a jungle cenote with a small wooden deck',
    es: 'Rayos de sol entran en un cenote en plena selva, con un pequeño muelle de madera',
  },
  'home-lantern': {
    en: 'A lighthouse shining over a small palm-covered key at blue hour',
    es: 'Un faro encendido sobre un cayo con palmeras a la hora azul',
  },
  'terrace-sea': {
    en: 'Terrace tables with white cloths above a bright blue sea',
    es: 'Mesas con mantel blanco en una terraza sobre el mar azul',
  },
  'terrace-dusk': {
    en: 'Two guests raising their glasses on a lantern-lit terrace at sunset',
    es: 'Dos huéspedes brindan en una terraza con faroles al caer el sol',
  },
  'arcade-courtyard': {
    en: 'A courtyard with arches, palms, café tables and a fountain',
    es: 'Un patio de arcos con palmeras, mesitas y una fuente',
  },
  'palm-grove-table': {
    en: 'A long table set for friends in a sunlit palm grove',
    es: 'Una mesa larga para amigos en un palmar lleno de sol',
  },
  'beach-grill-fire': {
    en: 'Fish grilling over an open fire on the beach at nightfall',
    es: 'Pescado a la brasa en una fogata sobre la playa al anochecer',
  },
  'pool-bar': {
    en: 'A thatched bar standing in the pool, with guests on its stools',
    es: 'Un bar de palapa dentro de la alberca, con huéspedes en los bancos',
  },
  'rooftop-night': {
    en: 'A rooftop lounge with a fire bowl under a full moon',
    es: 'Una terraza en la azotea, con fogata y luna llena',
  },
  'wine-cellar': {
    en: 'A tasting table between barrels in a vaulted wine cellar',
    es: 'Una mesa de cata entre barricas en una cava abovedada',
  },
  'sushi-counter': {
    en: 'Two chefs preparing sushi at a counter with paper lanterns',
    es: 'Dos chefs preparan sushi en una barra con faroles de papel',
  },
  'pizza-oven': {
    en: 'A cook sliding a pizza into a brick oven full of flames',
    es: 'Un cocinero mete una pizza en un horno de ladrillo encendido',
  },
  'taco-stand': {
    en: 'A striped taco cart in front of colourful houses and paper banners',
    es: 'Un carrito de tacos con toldo a rayas, entre casas de colores y papel picado',
  },
  'breakfast-verandah': {
    en: 'Breakfast laid on a verandah over misty green hills',
    es: 'El desayuno servido en una veranda frente a montes verdes y bruma',
  },
  'lobby-bar': {
    en: 'A lobby bar with a glowing arch of bottles and brass lamps',
    es: 'El bar del lobby, con un arco luminoso de botellas y lámparas de latón',
  },
  'swim-up-bar': {
    en: 'Guests sitting in the water at a swim-up bar at golden hour',
    es: 'Huéspedes sentados dentro del agua en el bar de la alberca al atardecer',
  },
  'jungle-table': {
    en: 'Dinner by candlelight under paper lanterns in the jungle',
    es: 'Cena a la luz de las velas bajo faroles de papel en la selva',
  },
  'pier-lanterns': {
    en: 'A wooden pier with lanterns leading to a palapa over the sea',
    es: 'Un muelle con faroles que lleva a una palapa sobre el mar',
  },
  'coffee-corner': {
    en: 'A coffee counter beside a tall window with a view of the sea',
    es: 'Una barra de café junto a un ventanal con vista al mar',
  },
  'ice-cream-parlor': {
    en: 'A pink ice cream parlor with scoops of every colour',
    es: 'Una heladería rosa con bolas de helado de todos los colores',
  },
  'plate-ceviche': {
    en: 'Ceviche with prawns, avocado and lime on blue tiles',
    es: 'Ceviche con camarones, aguacate y limón sobre azulejos',
  },
  'plate-tacos': {
    en: 'Three tacos on a blue plate over a striped serape',
    es: 'Tres tacos en un plato azul sobre un sarape de rayas',
  },
  'plate-grilled-fish': {
    en: 'A whole grilled fish with lemon and tomato on a banana leaf',
    es: 'Pescado entero a la parrilla con limón y jitomate sobre hoja de plátano',
  },
  'plate-lobster': {
    en: 'A red lobster on lettuce with melted butter and lemon',
    es: 'Langosta sobre lechuga, con mantequilla derretida y limón',
  },
  'plate-pasta': {
    en: 'Spaghetti with tomato sauce and basil on a checked cloth',
    es: 'Espagueti con salsa de tomate y albahaca sobre un mantel a cuadros',
  },
  'plate-pizza': {
    en: 'A pizza with salami, olives, mushrooms and basil',
    es: 'Una pizza con salami, aceitunas, champiñones y albahaca',
  },
  'plate-salad': {
    en: 'A big green salad with avocado, radish and orange',
    es: 'Una gran ensalada verde con aguacate, rábano y naranja',
  },
  'plate-steak': {
    en: 'A grilled steak with asparagus and herb sauce on a wooden board',
    es: 'Un corte a la parrilla con espárragos y salsa de hierbas sobre una tabla',
  },
  'plate-sushi': {
    en: 'Nigiri and sushi rolls on a wooden tray with chopsticks',
    es: 'Nigiris y rollos de sushi en una charola de madera con palillos',
  },
  'plate-chocolate': {
    en: 'Chocolate cake with raspberries and a quenelle of cream',
    es: 'Pastel de chocolate con frambuesas y una quenelle de crema',
  },
  'plate-fruit': {
    en: 'A plate of watermelon, papaya, pineapple, mango and kiwi',
    es: 'Un plato de sandía, papaya, piña, mango y kiwi',
  },
  'plate-pancakes': {
    en: 'A stack of pancakes with syrup, butter and berries',
    es: 'Hot cakes con miel, mantequilla y frutos rojos',
  },
  'plate-paella': {
    en: 'A pan of seafood paella with prawns, mussels and lemon',
    es: 'Una paella de mariscos con camarones, mejillones y limón',
  },
  'plate-curry': {
    en: 'A bowl of prawn curry with rice on a banana leaf',
    es: 'Curry de camarón con arroz, servido sobre hoja de plátano',
  },
  'glass-margarita': {
    en: 'A margarita with a salted rim and lime, from above',
    es: 'Una margarita escarchada con sal y limón, vista desde arriba',
  },
  'glass-mojito': {
    en: 'A mojito full of mint, ice and lime on a woven mat',
    es: 'Un mojito con mucha hierbabuena, hielo y limón sobre un mantelito tejido',
  },
  'glass-wine': {
    en: 'A glass of red wine throwing its long shadow beside cheese and grapes',
    es: 'Una copa de vino tinto y su larga sombra, junto a queso y uvas',
  },
  'glass-coconut': {
    en: 'A green coconut with a straw and a hibiscus flower on the sand',
    es: 'Un coco verde con popote y una flor de hibisco sobre la arena',
  },
  'glass-coffee': {
    en: 'A cup of coffee with a heart in the foam and a croissant',
    es: 'Una taza de café con un corazón en la espuma y un cuernito',
  },
  'yoga-sunrise': {
    en: 'A yoga class on the beach in front of the rising sun',
    es: 'Clase de yoga en la playa frente al sol naciente',
  },
  'snorkel-reef': {
    en: 'A snorkeller above a coral reef with a turtle and bright fish',
    es: 'Una nadadora con esnórquel sobre un arrecife, con una tortuga y peces de colores',
  },
  'kayak-bay': {
    en: 'Three kayaks crossing a calm green bay',
    es: 'Tres kayaks cruzan una bahía tranquila y verde',
  },
  'live-music-night': {
    en: 'A band playing on an open-air stage under strings of lights',
    es: 'Un grupo toca al aire libre bajo guirnaldas de luces',
  },
  'fire-dance': {
    en: 'A dancer whirling rings of fire on the beach at night',
    es: 'Un bailarín hace girar aros de fuego en la playa, de noche',
  },
  'cooking-class': {
    en: 'Guests cooking with the chef in a kitchen with painted tiles',
    es: 'Huéspedes cocinan con el chef en una cocina de azulejos pintados',
  },
  'beach-cinema': {
    en: 'A film on a big screen on the beach, watched from beanbags',
    es: 'Una película en pantalla grande en la playa, vista desde pufs',
  },
  'sailing-sunset': {
    en: 'A sailboat gliding past a huge setting sun',
    es: 'Un velero pasa frente a un enorme sol poniente',
  },
  'kites-kids': {
    en: 'Children flying kites on a wide beach',
    es: 'Niños vuelan papalotes en una playa amplia',
  },
  'spa-stones': {
    en: 'Balanced stones, bamboo, candles and water lilies',
    es: 'Piedras en equilibrio, bambú, velas y nenúfares',
  },
  'tennis-court': {
    en: 'A player serving on a clay court ringed by palms',
    es: 'Un jugador saca en una cancha de arcilla rodeada de palmeras',
  },
  'dance-lights': {
    en: 'People dancing under a mirror ball and coloured lights',
    es: 'Gente que baila bajo una bola de espejos y luces de colores',
  },
  'market-stalls': {
    en: 'Market stalls with striped awnings in a town square',
    es: 'Puestos de mercado con toldos a rayas en la plaza del pueblo',
  },
  stargazing: {
    en: 'A family with a telescope under the Milky Way',
    es: 'Una familia con telescopio bajo la Vía Láctea',
  },
  'tequila-tasting': {
    en: 'Three tequilas for tasting in front of a field of blue agave',
    es: 'Tres tequilas para la cata frente a un campo de agave azul',
  },
  'cycling-path': {
    en: 'Two cyclists on a path along the sea',
    es: 'Dos ciclistas en un camino a la orilla del mar',
  },
  'cabana-row': {
    en: 'Three colourful cabanas beside the pool',
    es: 'Tres cabañas de colores junto a la alberca',
  },
  'spa-pool': {
    en: 'A quiet indoor spa pool with arches and floating petals',
    es: 'La alberca del spa, en calma, con arcos y pétalos en el agua',
  },
  'fitness-room': {
    en: 'Guests training in a bright gym with a sea view',
    es: 'Huéspedes entrenan en un gimnasio luminoso con vista al mar',
  },
  'lobby-arches': {
    en: 'A tiled lobby with tall arches open to the sea',
    es: 'Un lobby de mosaicos con grandes arcos abiertos al mar',
  },
  'room-dusk': {
    en: 'A bedroom with lit lamps and a sunset in the window',
    es: 'Una habitación con las lámparas encendidas y el ocaso en la ventana',
  },
  'room-sea': {
    en: 'A bright room with a balcony over the sea',
    es: 'Una habitación clara con balcón sobre el mar',
  },
  'garden-path': {
    en: 'A stone path leading to an arch of bougainvillea',
    es: 'Un sendero de piedra que lleva a un arco de bugambilias',
  },
  'reef-below': {
    en: 'A reef from above, with a turtle, a ray and a kayak',
    es: 'El arrecife desde el aire, con una tortuga, una raya y un kayak',
  },
  'beach-umbrellas': {
    en: 'Striped beach umbrellas from above at the edge of the water',
    es: 'Sombrillas de rayas vistas desde arriba, a la orilla del agua',
  },
  'towels-shells': {
    en: 'Towels, a straw hat, a book and seashells on the sand',
    es: 'Toallas, un sombrero de paja, un libro y conchas en la arena',
  },
  'shuttle-road': {
    en: 'A shuttle bus on the coast road at golden hour',
    es: 'El transporte del hotel por la carretera de la costa, al atardecer',
  },
  'palm-sky': {
    en: 'Palm crowns against the sky, seen from the ground',
    es: 'Copas de palmeras contra el cielo, vistas desde el suelo',
  },
};
