import type { FeedFormat } from "./format.ts";

/** `ListingDataFeed/Listings/Listing`: accepted by the portals of one group, and written by nearly every CRM. */
export const VRSYNC: FeedFormat = {
  connector: "VRSYNC",
  roots: ["listingdatafeed", "listings"],
  listings: ["listing"],
  offer: "NAMED",
  fillers: [1],
  rows: {
    code: [["listingid", "docs"]],
    title: [["title", "docs"]],
    description: [["details/description", "docs"]],
    transaction: [["transactiontype", "docs"]],
    link: [["detailviewurl", "docs"]],
    status: [
      ["status", "site"],
      ["listingstatus", "site"],
    ],
    changedAt: [["lastupdatedate", "docs"]],
    type: [
      ["details/propertytype", "docs"],
      ["propertytypename", "site"],
    ],
    salePrice: [
      ["details/listprice", "docs"],
      ["saleprice", "site"],
    ],
    rentPrice: [
      ["details/rentalprice", "docs"],
      ["rentprice", "site"],
    ],
    price: [["price", "site"]],
    seasonPrice: [["seasonalprice", "site"]],
    livingArea: [
      ["details/livingarea", "docs"],
      ["usablearea", "site"],
      ["privatearea", "site"],
    ],
    constructedArea: [
      ["details/constructedarea", "docs"],
      ["builtarea", "site"],
    ],
    totalArea: [["totalarea", "site"]],
    lotArea: [["details/lotarea", "docs"]],
    bedrooms: [["details/bedrooms", "docs"]],
    suites: [["details/suites", "docs"]],
    bathrooms: [["details/bathrooms", "docs"]],
    parking: [
      ["details/garage", "docs"],
      ["garages", "site"],
      ["parkingspaces", "site"],
    ],
    feature: [["features/feature", "docs"]],
    state: [["location/state", "docs"]],
    city: [["location/city", "docs"]],
    neighborhood: [["location/neighborhood", "docs"]],
    street: [
      ["location/address", "docs"],
      ["street", "site"],
    ],
    number: [["location/streetnumber", "docs"]],
    complement: [
      ["location/complement", "docs"],
      ["location/unitnumber", "crm"],
    ],
    postalCode: [
      ["location/postalcode", "docs"],
      ["zipcode", "site"],
    ],
  },
};
