    revenue = (
        orders.merge(customers.dropna(subset="customer_id"), on="customer_id")
        .assign(year=lambda rows: rows["ordered_on"].dt.year)
        .groupby(["country", "year"], dropna=False)["amount"]
        .sum(min_count=1)
        .reset_index(name="revenue")
        .sort_values(["country", "year"])
    )
    revenue.to_csv(output_dir / "revenue.csv", index=False)
