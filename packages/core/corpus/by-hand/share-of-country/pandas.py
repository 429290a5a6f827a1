    spent = (
        orders.merge(customers.dropna(subset="customer_id"), on="customer_id")
        .groupby(["name", "country"], dropna=False)["amount"]
        .sum(min_count=1)
        .reset_index(name="spent")
    )
    of_country = spent.groupby("country", dropna=False)["spent"].transform("sum")
    spent["share"] = spent["spent"] / of_country
    spent.to_csv(output_dir / "share_of_country.csv", index=False)
